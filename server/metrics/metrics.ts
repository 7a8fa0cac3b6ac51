import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { RunningDeps } from '#services/checks/list.ts'
import { registerGauges } from './gauges.ts'

/** What memory holds of rendered pages. */
export interface PageFigures {
  pages: number
  bytes: number
}

/** Upper bounds in seconds; a cached page takes less than the first. */
const bounds = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export type Durations = Histogram<'method' | 'route' | 'status'>

export interface Metrics {
  durations: Durations
  /** Where the page memory is asked from then on. */
  watchPages: (read: () => PageFigures) => void
  /** In Prometheus' text format. Never rejects because of the database. */
  text: () => Promise<string>
  contentType: string
}

/** The figures of one process. Labels are patterns and names of ours, never a visitor's text. */
export function createMetrics(deps: RunningDeps): Metrics {
  const registry = new Registry()
  const durations: Durations = new Histogram({
    name: 'cabins_http_request_duration_seconds',
    help: 'Requests by method, route and status, and how long the response took',
    labelNames: ['method', 'route', 'status'],
    buckets: bounds,
    registers: [registry],
  })
  collectDefaultMetrics({ register: registry })
  let readPages: (() => PageFigures) | undefined
  const gauge = (name: string, help: string, read: (figures: PageFigures) => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        if (readPages) this.set(read(readPages()))
      },
    })
  gauge('cabins_page_memory_pages', 'Rendered pages in memory', ({ pages }) => pages)
  gauge('cabins_page_memory_bytes', 'Bytes of rendered pages in memory', ({ bytes }) => bytes)
  const collect = registerGauges(registry, deps)
  return {
    durations,
    watchPages: (read) => void (readPages = read),
    contentType: registry.contentType,
    async text() {
      await collect()
      return registry.metrics()
    },
  }
}
