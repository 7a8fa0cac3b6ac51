import { relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const root = new URL('../../', import.meta.url).pathname
const outDir = 'build/server'

/** Libraries with binaries stay packages, and so do those the pages share with the server. */
const packages = [
  'better-sqlite3',
  'sharp',
  'react',
  'react-dom',
  'react-router',
  '@react-router/node',
]

/** A module finds the files beside its source from the bundle too. */
function ownAddress(): Plugin {
  return {
    name: 'own-address',
    enforce: 'pre',
    transform(code, id) {
      if (id.includes('/node_modules/') || !code.includes('import.meta.url')) return null
      const source = relative(`${root}${outDir}`, id)
      const address = `new URL(${JSON.stringify(source)}, import.meta.url).href`
      return { code: code.replaceAll('import.meta.url', `(${address})`), map: null }
    },
  }
}

/**
 * Takes the built pages into the bundle: a module that their loaders and actions share with the server,
 * such as an error class, exists once.
 */
function builtPages(): Plugin {
  const pages = JSON.stringify(`${root}build/site/server/index.js`)
  return {
    name: 'built-pages',
    load: (id) =>
      id === `${root}server/built-pages.ts`
        ? `export const importPages = () => import(${pages})`
        : null,
  }
}

/**
 * The server in few files, since loading its 1,800 modules one by one takes most of a start
 * (docs/decisions/runtime.md).
 */
export default defineConfig({
  plugins: [ownAddress(), builtPages()],
  publicDir: false,
  build: {
    ssr: 'server/main.ts',
    outDir,
    rolldownOptions: { output: { chunkFileNames: '[name].js' } },
  },
  ssr: { noExternal: true, external: packages },
})
