import type { Dependencies } from '#services/dependencies.ts'

type Prepare = Dependencies['media']['prepare']
type PreparedFile = Awaited<ReturnType<Prepare>>

export interface Readings {
  /** The same, for the files of one network. */
  of(network: string, prepare: Prepare): Prepare
}

export interface ReadingTimes {
  nowMs: () => number
  wait: (ms: number) => Promise<void>
}

/** After a file that was refused, its network waits so many times as long as reading it took. */
const penaltyFactor = 4
const longestPenaltyMs = 60_000

interface Line {
  /** Resolves when the last one in it has been read. */
  last: Promise<unknown>
  count: number
  notBefore: number
}

/**
 * Has one file of each network read at a time, so that those of all others find a reader. A network
 * whose file was refused waits in proportion to what that cost: it never has more than a fifth of a
 * reader with files that are no good, and a guest who sent one broken photo hardly waits.
 */
export function createReadings({ nowMs, wait }: ReadingTimes): Readings {
  const lines = new Map<string, Line>()

  const read = async (line: Line, job: () => Promise<PreparedFile>): Promise<PreparedFile> => {
    const restMs = line.notBefore - nowMs()
    if (restMs > 0) await wait(restMs)
    const startedAt = nowMs()
    try {
      return await job()
    } catch (error) {
      const tookMs = nowMs() - startedAt
      line.notBefore = nowMs() + Math.min(longestPenaltyMs, penaltyFactor * tookMs)
      throw error
    }
  }
  return {
    of(network, prepare) {
      return async (...file) => {
        forgetQuiet(lines, nowMs())
        const line = lines.get(network) ?? { last: Promise.resolve(), count: 0, notBefore: 0 }
        lines.set(network, line)
        line.count += 1
        const reading = line.last.then(() => read(line, () => prepare(...file)))
        line.last = reading.catch(() => {})
        try {
          return await reading
        } finally {
          line.count -= 1
        }
      }
    },
  }
}

/** Networks that neither have a file read nor wait are not remembered. */
function forgetQuiet(lines: Map<string, Line>, now: number): void {
  for (const [network, { count, notBefore }] of lines) {
    if (count === 0 && notBefore <= now) lines.delete(network)
  }
}
