import type { Plugin } from 'vite'

/** Tracing hooks, and an unstable way to find routes: called only by sites that ask for them. */
const unused =
  /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/route-discovery)\.js$/

const exported = /export \{([^}]*)\}/

/** Leaves out of the browser's build what the router never calls here: 4 KB on every page. */
export function unusedRouterParts(): Plugin {
  return {
    name: 'unused-router-parts',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!unused.test(id)) return null
      const names = (exported.exec(code)?.[1] ?? '').split(',').map((name) => name.trim())
      return ['const unused = () => undefined', ...names.map(asUnused)].join('\n')
    },
  }
}

function asUnused(name: string): string {
  return `export { unused as ${name} }`
}
