import { lstat, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { encodedName, type Media, MediaError, RefusedMediaError } from './media.ts'
import { createQueue, type Turn } from './queue.ts'
import { type Job, type JobLimits, runReader } from './reader.ts'

export {
  MediaError,
  RefusedMediaError,
  type Media,
  type PreparedFile,
  type Refusal,
  signatureBytes,
  typeBySignature,
} from './media.ts'

export interface MediaOptions {
  /** Each file is in a subfolder of its own. */
  root: string
  /** How many files are read at once, each by its own process. */
  readers?: number
  /** Processor time for a file while the guest waits, by its size. */
  cpuLimitMs?: (bytes: number) => number
  /** How long the guest waits for one file on a busy machine. */
  longestMs?: number
  /** Whether visitors' pages take priority. */
  isPolite?: boolean
  /** The program that reads files; tests use one that never finishes. */
  program?: string
}

const megabyte = 1024 * 1024
/** Proxies wait two minutes for an entry with three files. */
const usualLongestMs = 30_000

/** A small file may unpack to a large picture. */
export function usualCpuLimitMs(bytes: number): number {
  return Math.min(usualLongestMs, 10_000 + (bytes / megabyte) * 2000)
}

/** The owner may wait longer than a guest. */
const ownLimitMs = 60_000
/** AVIF of a large picture on a busy machine. A guest with a large file may have to wait for it. */
const encodeLimitMs = 100_000
/** A large file takes 40 to 90 MB more memory, so only one is read at a time. */
const largeBytes = 3 * megabyte
const politeNiceness = 19

export function createMedia({
  root,
  readers = 2,
  cpuLimitMs = usualCpuLimitMs,
  longestMs = usualLongestMs,
  isPolite = true,
  program,
}: MediaOptions): Media {
  const closing = new AbortController()
  const options = { niceness: isPolite ? politeNiceness : 0, program, signal: closing.signal }
  const queue = createQueue(readers)

  async function run(turn: Turn, job: Job, limits: JobLimits) {
    // A reader may only access a subfolder for incoming files.
    if (/^\.\.|^\//.test(relative(root, limits.folder))) {
      throw new MediaError('a folder outside the root')
    }
    const answer = await queue(turn, () => runReader(job, limits, options))
    if ('refused' in answer) throw new RefusedMediaError(answer.refused)
    if ('unable' in answer) throw new MediaError(answer.unable)
    return answer
  }
  return {
    async prepare(path, cleanPath, sender = 'guest') {
      const { size } = await stat(path)
      const isOwn = sender === 'owner'
      const answer = await run(
        isOwn || size > largeBytes ? 'heavy' : 'first',
        { task: 'prepare', path, cleanPath, sender },
        {
          folder: dirname(path),
          cpuMs: isOwn ? ownLimitMs : cpuLimitMs(size),
          waitMs: isOwn ? ownLimitMs : longestMs,
        },
      )
      if (!('prepared' in answer)) throw new MediaError('a response to another job')
      await assertWritten(cleanPath, answer.prepared.bytes)
      return answer.prepared
    },
    async encode(path, step, folder) {
      const limits = { folder, cpuMs: encodeLimitMs, waitMs: encodeLimitMs }
      const answer = await run('last', { task: 'encode', path, step, folder }, limits)
      if (!('encoded' in answer)) throw new MediaError('a response to another job')
      const encoded = join(folder, encodedName)
      await assertWritten(encoded, answer.encoded)
      return encoded
    },
    close: () => closing.abort(),
  }
}

/**
 * A file may have taken over the reader that reports what it has written. So once the reader has
 * ended, we check that it is where we wanted it, and is no link.
 */
export async function assertWritten(path: string, bytes: number): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile() || found.nlink !== 1 || found.size !== bytes) {
    throw new MediaError('the reader reported a file that is not there')
  }
}
