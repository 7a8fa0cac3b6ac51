import type { Plugin } from 'vite'

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
