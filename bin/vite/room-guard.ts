import { relative } from 'node:path'
import type { Plugin } from 'vite'

const serverRooms = /^(store|integrations|services|server)\//
/** What Vite puts in the place of Node's modules; only in development it says of which. */
const builtin = /^(__vite-browser-external|node:)/

/**
 * Fails the browser's build when a chunk contains a server module or one of Node's. Lint already
 * refuses the import; this also catches what lint cannot see.
 */
export function roomGuard(): Plugin {
  let root = process.cwd()
  return {
    name: 'room-guard',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved: (config) => void (root = config.root),
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const leaks = chunks.flatMap(({ moduleIds }) => moduleIds.filter((id) => isLeak(id, root)))
      if (leaks.length === 0) return
      const names = [...new Set(leaks)].map((id) => {
        const importers = this.getModuleInfo(id)?.importers ?? []
        const from = importers.map((importer) => nameOf(importer, root)).join(' and ')
        return builtin.test(nameOf(id, root)) ? `one of Node's in ${from}` : nameOf(id, root)
      })
      this.error(`These modules must not reach the browser: ${names.join(', ')}`)
    },
  }
}

function isLeak(id: string, root: string): boolean {
  const name = nameOf(id, root)
  return serverRooms.test(name) || builtin.test(name)
}

function nameOf(id: string, root: string): string {
  const plain = id.replace('\0', '')
  return plain.startsWith('/') ? relative(root, plain) : plain
}
