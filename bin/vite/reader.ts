import { defineConfig } from 'vite'

/**
 * The program that reads guests' files, in few files: it starts once for each file
 * (docs/decisions/runtime.md). Libraries with binaries stay packages.
 */
export default defineConfig({
  publicDir: false,
  build: { ssr: 'integrations/media/program.ts', outDir: 'build/reader', minify: true },
  ssr: { noExternal: true, external: ['sharp', 'libheif-js'] },
})
