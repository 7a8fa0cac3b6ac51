import { fork, type ChildProcess } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MediaError, RefusedMediaError } from './media.ts'
import { residentBytes, watchMemory } from './memory-watch.ts'
import { answerSchema, type Answer, type Job } from './messages.ts'

/** A process of its own that does one job after the other. */
export type Reader = {
  /** Throws `RefusedMediaError` when it dies of the job or takes too long, `MediaError` otherwise. */
  run(job: Job, timeLimitMs: number): Promise<Answer>
  close(): void
}

export type ReaderOptions = {
  /** The only folder it may write to. */
  root: string
  /** 0 is normal, 19 is the last to be served. */
  niceness: number
}

const program = fileURLToPath(new URL('program.ts', import.meta.url))
const idleMs = 10_000
/** A video leaves its reader large for long; a new one starts in a tenth of a second. */
const mostKeptBytes = 160 * 1024 * 1024
const heapMegabytes = 192

/**
 * Reads guests' files outside the server: what crashes, hangs or eats memory there ends there. The
 * process knows no setting and no secret, may not open connections or start others, and is ended
 * when it is idle, which also gives its memory back.
 */
export function createReader({ root, niceness }: ReaderOptions): Reader {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const end = () => {
    clearTimeout(idle)
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    close: end,
    async run(job, timeLimitMs) {
      clearTimeout(idle)
      child ??= start(root, niceness)
      try {
        const answer = await answerOf(child, job, timeLimitMs)
        const bytes = await residentBytes(child.pid ?? 0)
        if (bytes > mostKeptBytes) end()
        else idle = setTimeout(end, idleMs).unref()
        return answer
      } catch (error) {
        end()
        throw error
      }
    },
  }
}

function start(root: string, niceness: number): ChildProcess {
  mkdirSync(root, { recursive: true, mode: 0o700 })
  const { SystemRoot } = process.env
  const child = fork(program, {
    execArgv: [
      '--permission',
      '--allow-fs-read=*',
      `--allow-fs-write=${join(root, '*')}`,
      '--allow-addons',
      '--allow-worker',
      '--disable-warning=SecurityWarning',
      `--max-old-space-size=${heapMegabytes}`,
    ],
    env: { MALLOC_ARENA_MAX: '2', ...(SystemRoot && { SystemRoot }) },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  if (child.pid !== undefined) lowerPriority(child.pid, niceness)
  // Without a listener an error between two jobs would end the server.
  child.on('error', () => {})
  child.unref()
  child.channel?.unref()
  return child
}

/** A courtesy to visitors: where it cannot be done, files are still read. */
function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness)
  } catch {
    // It may have ended already; the job will tell.
  }
}

async function answerOf(child: ChildProcess, job: Job, timeLimitMs: number): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const onMessage = (message: unknown) => {
    const { data } = answerSchema.safeParse(message)
    if (data) resolve(data)
    else reject(new RefusedMediaError('failed'))
  }
  const onExit = () => reject(new RefusedMediaError('failed'))
  const onError = (error: unknown) =>
    reject(new MediaError('files cannot be read now', { cause: error }))
  const timer = setTimeout(onExit, timeLimitMs)
  const stopWatching = watchMemory(child.pid, onExit)
  child.on('message', onMessage).on('exit', onExit).on('error', onError)
  child.channel?.ref()
  child.send(job, (error) => {
    // A program that has just died is not the job's doing, but trying again is the guest's.
    if (error) onError(error)
  })
  try {
    return await promise
  } finally {
    clearTimeout(timer)
    stopWatching()
    child.off('message', onMessage).off('exit', onExit).off('error', onError)
    child.channel?.unref()
  }
}
