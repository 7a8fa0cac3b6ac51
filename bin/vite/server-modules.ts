import type { Plugin } from 'vite'

const serverRooms = /^#(store|integrations|services|server)\//

/**
 * Loaders and actions use the modules of the running program instead of copies in the pages' bundle:
 * an error class or a connection exists once.
 */
export function serverModules(): Plugin {
  return {
    name: 'server-modules',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    resolveId: (id) => (serverRooms.test(id) ? { id, external: true } : undefined),
  }
}
