import { Worker } from 'node:worker_threads'

/** Ends this process when its server has ended, whatever keeps it busy. */
export function watchServer(): void {
  new Worker(new URL('watchdog.ts', import.meta.url), {
    workerData: process.ppid,
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  }).unref()
  // The server is gone: nobody waits for an answer.
  process.on('disconnect', () => process.exit())
}
