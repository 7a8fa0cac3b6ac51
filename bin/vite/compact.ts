/**
 * Server bundles without whitespace or comments, but with real names for stack traces. ASCII only: a
 * single other character makes V8 store the whole file with two bytes per character
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
