import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  // Emptied before each build, so pictures lie beside it.
  buildDirectory: 'build/site',
  ssr: true,
  // The whole route table is small: sending it with the page saves a request per link seen.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
