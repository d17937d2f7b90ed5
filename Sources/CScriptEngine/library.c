#define _GNU_SOURCE
#include "CScriptEngine.h"

#include <dlfcn.h>
#include <string.h>

static cse_library loaded;

/// Fills in the functions; false when one of those that are needed is not there.
static bool resolve(void *handle) {
  bool is_complete = true;
#define CSE_RESOLVE(result, name, parameters)                                                                \
  *(void **)&loaded.name = dlsym(handle, #name);                                                             \
  is_complete = is_complete && *(void **)&loaded.name != NULL;
  CSE_FUNCTIONS(CSE_RESOLVE)
#undef CSE_RESOLVE
#define CSE_RESOLVE(result, name, parameters) *(void **)&loaded.name = dlsym(handle, #name);
  CSE_OPTIONAL_FUNCTIONS(CSE_RESOLVE)
#undef CSE_RESOLVE
  return is_complete;
}

const cse_library *cse_load(const char *const *names) {
  for (; *names != NULL; names++) {
    void *handle = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
    if (handle != NULL && resolve(handle)) return &loaded;
  }
  return NULL;
}

static cse_record recorded;

static cse_value call_recorder(cse_context context, cse_value function, cse_value receiver, size_t count,
                               const cse_value *arguments, cse_value *exception) {
  (void)receiver, (void)exception;
  void *recorder = loaded.JSObjectGetPrivate(function);
  if (recorder != NULL) recorded(recorder, count, arguments);
  return loaded.JSValueMakeUndefined(context);
}

/// JSClassDefinition, as JSObjectRef.h has had it since its first version.
typedef struct {
  int version;
  unsigned attributes;
  const char *name;
  void *before_call[10];
  cse_value (*call)(cse_context, cse_value, cse_value, size_t, const cse_value *, cse_value *);
  void *after_call[3];
} class_definition;

cse_class cse_make_recorder_class(cse_record record) {
  recorded = record;
  class_definition definition;
  memset(&definition, 0, sizeof definition);
  definition.name = "Function";
  definition.call = call_recorder;
  return loaded.JSClassCreate(&definition);
}
