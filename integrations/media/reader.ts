import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir } from 'node:fs/promises'
import { z } from 'zod'
import { imageTypes, videoTypes } from '#contracts/options.ts'
import type { EncodeStep } from './encode-step.ts'
import { MediaError, RefusedMediaError, refusals } from './media.ts'
import { type ReaderOptions, startReader } from './reader-process.ts'
import { knowsUse, watchUse } from './process-use.ts'

// The messages between this process and the one that reads guests' files.

const entryFileType = z.enum([...imageTypes, ...videoTypes])

export type Job =
  | { task: 'prepare'; path: string; cleanPath: string }
  | { task: 'variants'; path: string; folder: string }
  | { task: 'prepare own'; path: string; cleanPath: string }
  | { task: 'encode'; path: string; step: EncodeStep; folder: string }

const preparedSchema = z.object({
  type: entryFileType,
  bytes: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
})

const variantSchema = z.object({
  name: z.enum(['card', 'large']),
  format: z.enum(['avif', 'webp']),
  bytes: z.int().positive(),
})

/** Checked on arrival: the sender has processed untrusted bytes. */
const answerSchema = z.union([
  z.strictObject({ prepared: preparedSchema }),
  z.strictObject({ variants: z.array(variantSchema) }),
  z.strictObject({ encoded: z.int().positive() }),
  z.strictObject({ refused: z.enum(refusals) }),
  // Not the file's fault.
  z.strictObject({ unable: z.literal('the disk refuses') }),
])

export type Answer = z.infer<typeof answerSchema>

export interface JobLimits {
  /** The only one the process may write to. */
  folder: string
  /** More processor time than any honest file needs. */
  cpuMs: number
  /** After this long the machine is too busy. */
  waitMs: number
}

export interface Reader {
  /**
   * Runs one job in its own process, which has ended when this settles. Throws `RefusedMediaError`
   * if the process dies or uses too much, `MediaError` otherwise.
   */
  run(job: Job, limits: JobLimits): Promise<Answer>
  close(): void
}

/**
 * Reads guests' files outside the server, so that crashes, hangs and memory use stay outside. Each
 * file gets its own process, so that no file can affect the next one.
 */
export function createReader(options: ReaderOptions): Reader {
  let child: ChildProcess | undefined
  return {
    close: () => void child?.kill('SIGKILL'),
    async run(job, limits) {
      const { folder } = limits
      await mkdir(folder, { recursive: true, mode: 0o700 })
      child = startReader(folder, options)
      const own = child
      try {
        return await answerOf(own, job, limits)
      } finally {
        await end(own)
        child = undefined
      }
    },
  }
}

/** After this, nothing can change what it has written. */
async function end(child: ChildProcess): Promise<void> {
  // It never started, or has ended.
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function answerOf(
  child: ChildProcess,
  job: Job,
  { cpuMs, waitMs }: JobLimits,
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const fail = () => reject(new RefusedMediaError('failed'))
  const onError = (cause: unknown) =>
    reject(new MediaError('the reader could not be started', { cause }))
  const onSlow = () => reject(new MediaError('the machine is too busy to read the file'))
  // Where the processor time is unknown, a slow file may well be a hostile one.
  const timer = setTimeout(knowsUse ? onSlow : fail, waitMs)
  const stopWatching = watchUse(child.pid, cpuMs, fail)
  child.on('exit', fail).on('error', onError)
  child.on('message', (message: unknown) => {
    const { data } = answerSchema.safeParse(message)
    if (data) resolve(data)
    else fail()
  })
  child.send(job, (error) => {
    // A process that has just died is not the job's fault, but the guest may retry.
    if (error) onError(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    stopWatching()
  }
}
