/** Upper bounds in seconds; a page from memory takes less than the first. */
export const bounds = [0.0005, 0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const

export interface RequestLabels {
  method: string
  /** The route's pattern, never a visitor's path. */
  route: string
  status: number
}

/** A sample as the registry writes it. */
export interface Sample {
  metricName: string
  labels: Record<string, string | number>
  value: number
}

/** Requests with the same labels: how many fell into each range, and the sum of seconds. */
class Tally {
  readonly #counts = [...bounds.map(() => 0), 0]
  #seconds = 0

  add(seconds: number): void {
    let at = 0
    while (at < bounds.length && seconds > (bounds[at] ?? Infinity)) at += 1
    this.#counts[at] = (this.#counts[at] ?? 0) + 1
    this.#seconds += seconds
  }

  samples(name: string, labels: Sample['labels']): Sample[] {
    let total = 0
    const buckets = this.#counts.map((count, at): Sample => {
      total += count
      const le = bounds[at] ?? '+Inf'
      return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: total }
    })
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels, value: this.#seconds },
      { metricName: `${name}_count`, labels, value: total },
    ]
  }
}

/** The requests of one route and method, by status. */
export class RouteDurations {
  readonly #byStatus = new Map<number, Tally>()

  add(status: number, seconds: number): void {
    let tally = this.#byStatus.get(status)
    if (!tally) this.#byStatus.set(status, (tally = new Tally()))
    tally.add(seconds)
  }

  samples(name: string, labels: Omit<RequestLabels, 'status'>): Sample[] {
    return [...this.#byStatus].flatMap(([status, tally]) =>
      tally.samples(name, { ...labels, status }),
    )
  }
}

const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * A histogram of requests, for the registry of prom-client. Its own histogram looks labels up by a
 * text it makes for each observation, which would cost a page from memory a tenth of its time.
 */
export class Durations {
  readonly name = 'cabins_http_request_duration_seconds'
  readonly help = 'Requests by method, route and status, and how long the response took'
  readonly type = 'histogram'
  readonly aggregator = 'sum'
  readonly #routes = new Map<string, Map<string, RouteDurations>>()

  /** The caller may keep it, to save looking it up. */
  of(method: string, route: string): RouteDurations {
    const known = methods.has(method) ? method : 'other'
    let byMethod = this.#routes.get(route)
    if (!byMethod) this.#routes.set(route, (byMethod = new Map<string, RouteDurations>()))
    let durations = byMethod.get(known)
    if (!durations) byMethod.set(known, (durations = new RouteDurations()))
    return durations
  }

  get() {
    const values = [...this.#routes].flatMap(([route, byMethod]) =>
      [...byMethod].flatMap(([method, durations]) =>
        durations.samples(this.name, { method, route }),
      ),
    )
    const { name, help, type, aggregator } = this
    return { name, help, type, aggregator, values }
  }

  reset(): void {
    this.#routes.clear()
  }
}
