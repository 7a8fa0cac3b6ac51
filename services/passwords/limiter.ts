import { BusyError } from '../errors.ts'

/**
 * Runs at most `atOnce` tasks side by side and lets `waitingMost` more wait their turn. A task
 * beyond them rejects with `BusyError` at once: a queue without an end only moves the failure.
 */
export function createLimiter(atOnce: number, waitingMost: number) {
  const waiting: (() => void)[] = []
  let running = 0

  return async <Result>(task: () => Promise<Result>): Promise<Result> => {
    if (running >= atOnce) {
      if (waiting.length >= waitingMost) throw new BusyError('We are busy just now.')
      // A finished task hands its place over without releasing it.
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running += 1
    }
    try {
      return await task()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
