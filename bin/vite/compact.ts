/**
 * Code as a server keeps it: without whitespace and comments, names as they are for stack traces,
 * and in ASCII alone, since a single other character makes V8 keep all of a file in two bytes each
 * (docs/decisions/2026-11-26-memory-of-the-server.md).
 */
export const compact = {
  comments: false,
  minify: {
    compress: false,
    mangle: false,
    codegen: { removeWhitespace: true, asciiOnly: true },
  },
} as const
