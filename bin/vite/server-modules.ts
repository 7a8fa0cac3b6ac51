import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const serverRooms = /^#(store|integrations|services|server)\//
const projectRoot = new URL('../../', import.meta.url)

/**
 * Loaders and actions use the modules of the running program instead of copies in the pages' bundle:
 * an error class or a connection exists once.
 */
export function serverModules(): Plugin[] {
  return [
    {
      name: 'server-modules',
      enforce: 'pre',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'ssr',
      resolveId: (id) => (serverRooms.test(id) ? { id, external: true } : undefined),
    },
    {
      name: 'server-modules-in-development',
      enforce: 'pre',
      apply: 'serve',
      applyToEnvironment: (environment) => environment.name === 'ssr',
      resolveId: (id) => (serverRooms.test(id) ? `\0${id}` : undefined),
      load: (id) => (serverRooms.test(id.slice(1)) ? passOn(id.slice(1)) : undefined),
    },
  ]
}

/** A module with the exports of the running program's: Vite itself runs only copies of files. */
async function passOn(id: string): Promise<string> {
  const file = fileURLToPath(new URL(id.slice(1), projectRoot))
  const names = Object.keys((await import(file)) as object)
  return `import { createRequire } from 'node:module'
    export const { ${names.join(', ')} } = createRequire(${JSON.stringify(file)})(${JSON.stringify(file)})`
}
