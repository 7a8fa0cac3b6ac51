import type { Plugin } from 'vite'

/** Tracing hooks, and an unstable way to discover routes: unused unless a site opts in. */
const unused =
  /react-router\/dist\/production\/lib\/(router\/instrumentation|dom\/ssr\/route-discovery)\.js$/

const exported = /export \{([^}]*)\}/

/** Drops router code that never runs here: 4 KB on every page. */
export function dropUnusedRouterCode(): Plugin {
  return {
    name: 'drop-unused-router-code',
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

const library = /\/sonner\/dist\/index\.m?js/
const insertion = /^__insertCSS\(.*\);?$/m

/**
 * Drops the style sheet that the toast library injects, which the Content-Security-Policy blocks.
 * `app/components/toaster.tsx` imports the same sheet as a file.
 */
export function dropSonnerStyles(): Plugin {
  return {
    name: 'drop-sonner-styles',
    transform(code, id) {
      if (!library.test(id)) return null
      if (!insertion.test(code)) this.error('sonner no longer inserts its styles as it did')
      return { code: code.replace(insertion, ''), map: null }
    },
  }
}

const routeModules = /react-router\/dist\/production\/lib\/dom\/ssr\/routeModules\.js$/
const onFailure = /catch \(error\) \{[^]*?\n\t\}/
const fetchAgain = `catch {
  const isGone = await fetch(route.module).then(({ status }) => status === 404, () => false);
  if (isGone) {
    const { location: next } = window.__reactRouterDataRouter?.state.navigation ?? {};
    if (next) location.assign(next.pathname + next.search + next.hash);
    else location.reload();
    return new Promise(() => {});
  }
  if (navigator.onLine && !isAgain) dispatchEvent(new Event('page-not-loaded'));
  await new Promise((resolve) => setTimeout(resolve, 2000));
  return loadRouteModule(route, routeModulesCache, true);
}`

/**
 * The router would reload the page when a screen's code cannot be fetched, and the guest would lose
 * what they typed. Fetches it again instead until it is there, and loads the next page as a document
 * after an update, when the server has it no longer. Offline, the page's data has already said so.
 */
export function keepPage(): Plugin {
  return {
    name: 'keep-page',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    transform(code, id) {
      if (!routeModules.test(id)) return null
      if (!onFailure.test(code)) this.error('the router no longer loads screens as it did')
      const kept = code
        .replace(onFailure, fetchAgain)
        .replace(/(?<=routeModulesCache)\) \{/, ', isAgain) {')
      return { code: kept, map: null }
    },
  }
}
