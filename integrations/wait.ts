import { setTimeout } from 'node:timers/promises'

/** Resolves after the milliseconds, or as soon as the signal aborts. Keeps no process alive. */
export async function wait(ms: number, signal: AbortSignal): Promise<void> {
  await setTimeout(ms, undefined, { signal, ref: false }).catch(() => {})
}
