const patienceMs = 10_000

/** The time an HTTP server says it is, to the second; null if it cannot be asked or says none. */
export async function remoteClock(origin: string): Promise<Temporal.Instant | null> {
  try {
    const signal = AbortSignal.timeout(patienceMs)
    const response = await fetch(origin, { method: 'HEAD', redirect: 'manual', signal })
    const date = Date.parse(response.headers.get('date') ?? '')
    return Number.isNaN(date) ? null : Temporal.Instant.fromEpochMilliseconds(date)
  } catch {
    return null
  }
}
