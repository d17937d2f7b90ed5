/// The script that runs before the flow's own and makes the world that it finds itself in.
package enum ScriptPrelude {
  /// The functions of `SDK`.
  ///
  /// From code: they stand on the prototype of `SDK`, so they are not its own properties.
  static let functions = HostFunction.allCases.map(\.rawValue)

  /// An expression whose value is a function of the recorder, the environment, the products and the locale; it returns
  /// the function that defines the products anew.
  ///
  /// - WebAssembly goes: nothing needs it, and it could take memory past the watch.
  /// - `Math.random` gives the same numbers in every run, so that a walk can be taken again.
  /// - Where a script names no locale, `Intl` and its relatives take the one that is looked at, as a phone in that
  ///   language does, and not the one of this machine.
  package static let source = """
    (function (record, environment, products, locale) {
      "use strict";
      const { defineProperty, freeze, getPrototypeOf } = Object;
      const { apply, construct } = Reflect;
      const SystemDate = Date;

      delete globalThis.WebAssembly;

      class SDK {}
      for (const name of [\(functions.map { "\"\($0)\"" }.joined(separator: ", "))]) {
        const value = { [name](argument) { record(name, argument); } }[name];
        defineProperty(SDK.prototype, name, { value, writable: true, configurable: true, enumerable: false });
      }
      globalThis.SDK = new SDK();
      defineProperty(globalThis, "SDKEnv", { value: freeze(environment) });

      function setProducts(products, isFinal) {
        defineProperty(globalThis, "SDKProducts", { value: freeze(products), configurable: !isFinal });
      }
      if (products !== null) { setProducts(products, false); }

      let state = 20260101;
      Math.random = function random() {
        state = (state + 0x6d2b79f5) | 0;
        let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
        mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
        return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
      };

      const withLocale = (list) => list[0] === undefined ? [locale, list[1]] : list;
      for (const name of [
        "Collator", "DateTimeFormat", "DurationFormat", "ListFormat", "NumberFormat", "PluralRules",
        "RelativeTimeFormat", "Segmenter"
      ]) {
        const original = Intl[name];
        if (typeof original !== "function") { continue; }
        const wrapped = new Proxy(original, {
          construct: (target, list, asked) =>
            construct(target, withLocale(list), asked === wrapped ? target : asked),
          apply: (target, receiver, list) => apply(target, receiver, withLocale(list)),
        });
        defineProperty(Intl, name, { value: wrapped, writable: true, configurable: true, enumerable: false });
        defineProperty(original.prototype, "constructor", { value: wrapped, writable: true, configurable: true });
      }
      function wrap(prototype, name, position) {
        const original = prototype[name];
        if (typeof original !== "function") { return; }
        const value = {
          [name](...list) {
            if (list[position] === undefined) { list[position] = locale; }
            return apply(original, this, list);
          }
        }[name];
        defineProperty(prototype, name, { value, writable: true, configurable: true, enumerable: false });
      }
      wrap(String.prototype, "localeCompare", 1);
      wrap(String.prototype, "toLocaleLowerCase", 0);
      wrap(String.prototype, "toLocaleUpperCase", 0);
      for (const prototype of [Number.prototype, BigInt.prototype, Array.prototype,
          getPrototypeOf(Uint8Array.prototype), SystemDate.prototype]) {
        wrap(prototype, "toLocaleString", 0);
      }
      wrap(SystemDate.prototype, "toLocaleDateString", 0);
      wrap(SystemDate.prototype, "toLocaleTimeString", 0);

      return setProducts;
    })
    """
}
