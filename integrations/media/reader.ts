import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { imageTypes, videoTypes } from '#contracts/options.ts'
import { MediaError, RefusedMediaError, refusals } from './media.ts'
import { type ReaderOptions, startReader } from './reader-process.ts'

// The messages between this process and the one that reads guests' files.

const entryFileType = z.enum([...imageTypes, ...videoTypes])

export type Job =
  | { task: 'prepare'; path: string; cleanPath: string }
  | { task: 'variants'; path: string; type: z.infer<typeof entryFileType>; folder: string }

const preparedSchema = z.object({
  type: entryFileType,
  bytes: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
})

const variantSchema = z.object({
  name: z.enum(['card', 'large', 'poster']),
  format: z.enum(['avif', 'webp']),
  bytes: z.int().positive(),
})

/** Checked on arrival: who answers has read bytes that nobody vouches for. */
const answerSchema = z.union([
  z.strictObject({ prepared: preparedSchema }),
  z.strictObject({ variants: z.array(variantSchema) }),
  z.strictObject({ refused: z.enum(refusals) }),
  // Not for a fault of the file.
  z.strictObject({ unable: z.literal('the disk refuses') }),
])

export type Answer = z.infer<typeof answerSchema>

export interface Reader {
  /**
   * Does one job in a process of its own, which has ended when this settles. Throws
   * `RefusedMediaError` when it dies of the job or takes too long, `MediaError` otherwise.
   */
  run(job: Job, options: { folder: string; timeLimitMs: number }): Promise<Answer>
  close(): void
}

/**
 * Reads guests' files outside the server: what crashes, hangs or eats memory there ends there. Each
 * file gets a process that ends with it, so that one guest's file can do nothing to the next one's.
 */
export function createReader(options: ReaderOptions): Reader {
  let child: ChildProcess | undefined
  return {
    close: () => void child?.kill('SIGKILL'),
    async run(job, { folder, timeLimitMs }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      child = startReader(folder, options)
      const own = child
      try {
        return await answerOf(own, job, timeLimitMs)
      } finally {
        await end(own)
        child = undefined
      }
    },
  }
}

/** What it has written, nobody changes after this. */
async function end(child: ChildProcess): Promise<void> {
  // It never started, or has ended.
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGKILL')
  await ended
}

async function answerOf(child: ChildProcess, job: Job, timeLimitMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const fail = () => reject(new RefusedMediaError('failed'))
  const onError = (cause: unknown) => reject(new MediaError('files cannot be read now', { cause }))
  const timer = setTimeout(fail, timeLimitMs)
  const stopWatching = watchMemory(child.pid, fail)
  child.on('exit', fail).on('error', onError)
  child.on('message', (message: unknown) => {
    const { data } = answerSchema.safeParse(message)
    if (data) resolve(data)
    else fail()
  })
  child.send(job, (error) => {
    // A program that has just died is not the job's doing, but trying again is the guest's.
    if (error) onError(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    stopWatching()
  }
}

const lookEveryMs = 200
const mostBytes = 640 * 1024 * 1024
const pageBytes = 4096

/**
 * Calls back once when a process holds more memory than any decent file needs. Only Linux tells;
 * elsewhere the limits on pixels and on the heap have to do.
 */
export function watchMemory(pid: number | undefined, onTooMuch: () => void): () => void {
  if (process.platform !== 'linux' || pid === undefined) return () => {}
  const look = async () => {
    if ((await residentBytes(pid)) > mostBytes) onTooMuch()
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return () => clearInterval(timer)
}

/** Memory that a process holds; 0 where the system does not tell. */
export async function residentBytes(pid: number): Promise<number> {
  const line = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '')
  return Number(line.split(' ')[1] ?? 0) * pageBytes
}
