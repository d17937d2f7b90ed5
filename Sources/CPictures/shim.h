#pragma once

#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>

// What Swift cannot import: macros that are expressions. One line each, no logic.

static const png_uint_32 cpi_png_version = PNG_IMAGE_VERSION;
static const png_uint_32 cpi_png_rgba = PNG_FORMAT_RGBA;
