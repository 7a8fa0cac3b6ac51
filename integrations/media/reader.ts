import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile } from 'node:fs/promises'
import { z } from 'zod'
import { imageTypes, videoTypes } from '#contracts/options.ts'
import type { EncodeStep } from './encode-step.ts'
import { MediaError, RefusedMediaError, refusals, type Sender } from './media.ts'
import { type ReaderOptions, startReader } from './reader-process.ts'

// The messages between this process and the one that reads guests' files.

export type Job =
  | { task: 'prepare'; path: string; cleanPath: string; sender: Sender }
  | { task: 'encode'; path: string; step: EncodeStep; folder: string }

const preparedSchema = z.object({
  type: z.enum([...imageTypes, ...videoTypes]),
  bytes: z.int().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
})

/** Checked on arrival: the sender has processed untrusted bytes. */
const answerSchema = z.union([
  z.strictObject({ prepared: preparedSchema }),
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

/**
 * Reads a guest's file outside the server, so that crashes, hangs and memory use stay outside. Each
 * file gets its own process, so that no file can affect the next one; it has ended when this settles.
 * Throws `RefusedMediaError` if the process dies or uses too much, `MediaError` otherwise.
 */
export async function runReader(
  job: Job,
  limits: JobLimits,
  options: ReaderOptions,
): Promise<Answer> {
  await mkdir(limits.folder, { recursive: true, mode: 0o700 })
  const child = startReader(limits.folder, options)
  try {
    return await answerOf(child, job, limits)
  } finally {
    await end(child)
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

/** Whether the system reports what a process uses. */
const knowsUse = process.platform === 'linux'

const lookEveryMs = 200

const mostBytes = 640 * 1024 * 1024

const pageBytes = 4096
/** Linux counts processor time in these, whatever the machine. */
const tickMs = 10

/** Calls back if a process uses more memory or processor time than any honest file needs. */
function watchUse(pid: number | undefined, mostCpuMs: number, onTooMuch: () => void): () => void {
  if (!knowsUse || pid === undefined) return () => {}
  const look = async () => {
    const { bytes, cpuMs } = await usedBy(pid)
    if (bytes > mostBytes || cpuMs > mostCpuMs) onTooMuch()
  }
  const timer = setInterval(() => void look(), lookEveryMs)
  return () => clearInterval(timer)
}

/** Zeros for a process that has ended. */
async function usedBy(pid: number): Promise<{ bytes: number; cpuMs: number }> {
  const line = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The program's name comes before, in brackets, and may hold spaces.
  const fields = line.slice(line.lastIndexOf(')') + 2).split(' ')
  const [user, system, pages] = [11, 12, 21].map((at) => Number(fields[at] ?? 0))
  return { bytes: (pages ?? 0) * pageBytes, cpuMs: ((user ?? 0) + (system ?? 0)) * tickMs }
}
