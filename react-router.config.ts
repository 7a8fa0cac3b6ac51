import type { Config } from '@react-router/dev/config'
import { routesPath } from '#contracts/addresses.ts'

export default {
  appDirectory: 'app',
  // Emptied before each build, so pictures lie beside it.
  buildDirectory: 'build/site',
  ssr: true,
  // The whole table names every file of the site, also the owner's: two kilobytes before the first
  // touch on every page. What the links in sight need is asked for once the page is alive.
  routeDiscovery: { mode: 'lazy', manifestPath: routesPath },
} satisfies Config
