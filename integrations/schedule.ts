/** Runs something once after the milliseconds; answers how to call it off. Keeps no process alive. */
export type Schedule = (run: () => void, ms: number) => () => void

export const schedule: Schedule = (run, ms) => {
  const timer = setTimeout(run, ms).unref()
  return () => clearTimeout(timer)
}
