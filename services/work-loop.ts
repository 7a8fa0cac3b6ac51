import type { Bell } from './bell.ts'

export interface WorkLoopDeps {
  /** Answers the milliseconds to wait before the next one. Never rejects. */
  round: (stopping: AbortSignal) => Promise<number>
  /** Rung when there is something new: ends the waiting. */
  bell: Bell
  /** Resolves after the milliseconds, or as soon as the signal aborts; it never rejects. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** Gives back what this worker still holds. Never rejects. */
  leave: () => Promise<void>
  /** How long stopping waits for what is under way before `breakOff` ends it. */
  patienceMs: number
  breakOff: () => void
}

export interface WorkLoop {
  /** Begins nothing more and resolves when what is under way has ended. Never rejects. */
  stop(): Promise<void>
}

/** Works round after round, never overlapping with itself, until it is stopped. */
export function startWorkLoop(deps: WorkLoopDeps): WorkLoop {
  const { round, bell, wait, leave, patienceMs, breakOff } = deps
  const stopping = new AbortController()
  let alarm = new AbortController()
  const stopListening = bell.listen(() => alarm.abort())

  const work = async () => {
    while (!stopping.signal.aborted) {
      // Set before looking, so that a ring during the round is not missed.
      alarm = new AbortController()
      const pauseMs = await round(stopping.signal)
      if (pauseMs > 0 && !stopping.signal.aborted) await wait(pauseMs, alarm.signal)
    }
    await leave()
  }
  const ended = work()

  return {
    async stop() {
      stopListening()
      stopping.abort()
      alarm.abort()
      const patience = new AbortController()
      await Promise.race([ended, wait(patienceMs, patience.signal)])
      patience.abort()
      breakOff()
      await ended
    },
  }
}
