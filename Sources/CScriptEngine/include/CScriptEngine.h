#pragma once

#include <stdbool.h>
#include <stddef.h>

/// What a script engine needs that Swift cannot say: the C types of JavaScriptCore, which is loaded and never
/// linked, and the limits of the process that runs scripts.
///
/// In C, since the signal handler that keeps the limits may call only what is async-signal-safe.

// The engine's own types; a context, a value and a text are handles that it alone can look into.
typedef struct OpaqueJSContextGroup *cse_group;
typedef struct OpaqueJSContext *cse_context;
typedef struct OpaqueJSValue *cse_value;
typedef struct OpaqueJSString *cse_text;
typedef struct OpaqueJSPropertyNameArray *cse_names;
typedef struct OpaqueJSClass *cse_class;

/// What the host does when a script calls it; the recorder is the private data of the function.
typedef void (*cse_record)(void *_Nonnull recorder, size_t count, const cse_value _Nonnull *_Nonnull arguments);

/// Decides whether what runs is stopped: true stops it, false goes on.
typedef bool (*cse_time_check)(cse_context _Nonnull context, void *_Nullable data);

/// The kinds of value, as JSValueGetType tells them.
enum {
  CSE_UNDEFINED = 0,
  CSE_NULL = 1,
  CSE_BOOLEAN = 2,
  CSE_NUMBER = 3,
  CSE_STRING = 4,
  CSE_OBJECT = 5,
  CSE_SYMBOL = 6,
};

/// The functions of JavaScriptCore that are used: result, name, parameters.
#define CSE_FUNCTIONS(F)                                                                                     \
  F(cse_group _Nullable, JSContextGroupCreate, (void))                                                       \
  F(cse_context _Nullable, JSGlobalContextCreateInGroup, (cse_group _Nonnull, cse_class _Nullable))          \
  F(void, JSGlobalContextRelease, (cse_context _Nonnull))                                                    \
  F(cse_value _Nonnull, JSContextGetGlobalObject, (cse_context _Nonnull))                                    \
  F(cse_text _Nonnull, JSStringCreateWithCharacters, (const unsigned short *_Nonnull, size_t))               \
  F(void, JSStringRelease, (cse_text _Nonnull))                                                              \
  F(size_t, JSStringGetLength, (cse_text _Nonnull))                                                          \
  F(const unsigned short *_Nullable, JSStringGetCharactersPtr, (cse_text _Nonnull))                          \
  F(cse_value _Nullable, JSEvaluateScript,                                                                   \
    (cse_context _Nonnull, cse_text _Nonnull, cse_value _Nullable, cse_text _Nullable, int,                  \
     cse_value _Nullable *_Nullable))                                                                        \
  F(int, JSValueGetType, (cse_context _Nonnull, cse_value _Nonnull))                                         \
  F(bool, JSValueIsArray, (cse_context _Nonnull, cse_value _Nonnull))                                        \
  F(bool, JSValueIsDate, (cse_context _Nonnull, cse_value _Nonnull))                                         \
  F(bool, JSValueToBoolean, (cse_context _Nonnull, cse_value _Nonnull))                                      \
  F(double, JSValueToNumber, (cse_context _Nonnull, cse_value _Nonnull, cse_value _Nullable *_Nullable))     \
  F(cse_text _Nullable, JSValueToStringCopy,                                                                 \
    (cse_context _Nonnull, cse_value _Nonnull, cse_value _Nullable *_Nullable))                              \
  F(cse_value _Nonnull, JSValueMakeUndefined, (cse_context _Nonnull))                                        \
  F(cse_value _Nonnull, JSValueMakeString, (cse_context _Nonnull, cse_text _Nonnull))                        \
  F(cse_value _Nullable, JSValueMakeFromJSONString, (cse_context _Nonnull, cse_text _Nonnull))               \
  F(void, JSValueProtect, (cse_context _Nonnull, cse_value _Nonnull))                                        \
  F(void, JSValueUnprotect, (cse_context _Nonnull, cse_value _Nonnull))                                      \
  F(cse_value _Nonnull, JSObjectMake, (cse_context _Nonnull, cse_class _Nullable, void *_Nullable))          \
  F(void *_Nullable, JSObjectGetPrivate, (cse_value _Nonnull))                                               \
  F(cse_value _Nullable, JSObjectGetProperty,                                                                \
    (cse_context _Nonnull, cse_value _Nonnull, cse_text _Nonnull, cse_value _Nullable *_Nullable))           \
  F(void, JSObjectSetProperty,                                                                               \
    (cse_context _Nonnull, cse_value _Nonnull, cse_text _Nonnull, cse_value _Nonnull, unsigned,              \
     cse_value _Nullable *_Nullable))                                                                        \
  F(bool, JSObjectIsFunction, (cse_context _Nonnull, cse_value _Nonnull))                                    \
  F(cse_value _Nullable, JSObjectCallAsFunction,                                                             \
    (cse_context _Nonnull, cse_value _Nonnull, cse_value _Nullable, size_t, const cse_value _Nonnull *_Nullable, \
     cse_value _Nullable *_Nullable))                                                                        \
  F(cse_names _Nonnull, JSObjectCopyPropertyNames, (cse_context _Nonnull, cse_value _Nonnull))               \
  F(size_t, JSPropertyNameArrayGetCount, (cse_names _Nonnull))                                               \
  F(cse_text _Nonnull, JSPropertyNameArrayGetNameAtIndex, (cse_names _Nonnull, size_t))                      \
  F(void, JSPropertyNameArrayRelease, (cse_names _Nonnull))                                                  \
  F(cse_class _Nonnull, JSClassCreate, (const void *_Nonnull))

/// The functions that are declared in no header, so that a build of the library may lack them.
#define CSE_OPTIONAL_FUNCTIONS(F)                                                                            \
  F(void, JSContextGroupSetExecutionTimeLimit,                                                               \
    (cse_group _Nonnull, double, cse_time_check _Nullable, void *_Nullable))                                 \
  F(cse_text _Nullable, JSContextCreateBacktrace, (cse_context _Nonnull, unsigned))

#define CSE_FIELD(result, name, parameters) result (*_Nonnull name) parameters;
#define CSE_OPTIONAL_FIELD(result, name, parameters) result (*_Nullable name) parameters;

/// JavaScriptCore, once it has been loaded.
typedef struct {
  CSE_FUNCTIONS(CSE_FIELD)
  CSE_OPTIONAL_FUNCTIONS(CSE_OPTIONAL_FIELD)
} cse_library;

#undef CSE_FIELD
#undef CSE_OPTIONAL_FIELD

/// Loads the first of the libraries that is there and has all the functions, and keeps it for good.
///
/// `names` ends with NULL. Returns NULL when there is none.
const cse_library *_Nullable cse_load(const char *_Nullable const *_Nonnull names);

/// Makes the class of objects that hand what they are called with to a recorder, their private data.
///
/// Only after the library has been loaded.
cse_class _Nonnull cse_make_recorder_class(cse_record _Nonnull record);

/// How the process ends that went over a limit.
enum {
  CSE_EXIT_TIME = 70,
  CSE_EXIT_MEMORY = 71,
};

/// The memory that the process has in use, in bytes; 0 where it cannot be told.
size_t cse_resident_bytes(void);

/// The processor time of the process, in seconds.
double cse_processor_seconds(void);

/// The time by the clock of this machine.
double cse_milliseconds_since_1970(void);

/// Opens what the limits are read from, and gives up what a process that runs scripts never needs.
void cse_prepare_limits(void);

/// From now on the process ends when it has used this much more processor time, or has this much memory in use,
/// whatever it is doing.
void cse_arm_limits(double seconds, size_t bytes);

/// Ends the watch.
void cse_disarm_limits(void);

/// Starts a program in the background, with a pipe to its standard input and one from its standard output.
///
/// `words` are the path of the program and its arguments, `environment` is all that it gets of one; both end with
/// NULL. Returns its process id and sets the two ends that belong to the caller; -1 when it cannot be started.
int cse_start(const char *_Nullable const *_Nonnull words, const char *_Nullable const *_Nonnull environment,
              int *_Nonnull input, int *_Nonnull output);
