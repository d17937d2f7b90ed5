#pragma once

// Debian keeps the headers in a folder of their own on the search path, and so does Homebrew.
#include <fribidi/fribidi.h>
