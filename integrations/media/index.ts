import { lstat, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import {
  type MadeVariant,
  type Media,
  MediaError,
  type PreparedFile,
  RefusedMediaError,
} from './media.ts'
import { type Answer, createReader, type Reader } from './reader.ts'
import { createQueue } from './queue.ts'

export {
  MediaError,
  RefusedMediaError,
  type Media,
  type PreparedFile,
  type Refusal,
} from './media.ts'
export { signatureBytes, typeBySignature } from './signature.ts'

export interface MediaOptions {
  /** Each file lies in a folder of its own within it. */
  root: string
  /** How many files are read side by side, each by a process of its own. */
  readers?: number
  /** How long the file of a guest who waits may take, by its size. */
  timeLimitMs?: (bytes: number) => number
  /** Whether visitors' pages come before files. */
  isPolite?: boolean
  /** What reads files; tests have one that comes to no end. */
  program?: string
}

const megabyte = 1024 * 1024
const longestMs = 30_000

/** A small file may unpack to a large picture; a large one takes a moment on a busy machine. */
export function usualTimeLimitMs(bytes: number): number {
  return Math.min(longestMs, 10_000 + (bytes / megabyte) * 2000)
}

/** AVIF of a large picture on a busy machine. A guest with a large file may have to wait for it. */
const variantsTimeLimitMs = 180_000
/** A large file takes its reader 40 to 90 MB more memory, so one of them goes at a time. */
const largeBytes = 3 * megabyte
const politeNiceness = 19

export function createMedia({
  root,
  readers: count = 2,
  timeLimitMs = usualTimeLimitMs,
  isPolite = true,
  program,
}: MediaOptions): Media {
  const niceness = isPolite ? politeNiceness : 0
  const readers = Array.from({ length: count }, () => createReader({ niceness, program }))
  const queue = createQueue(readers)

  return {
    async prepare(path, cleanPath) {
      const folder = within(root, dirname(path))
      const { size } = await stat(path)
      const limits = { folder, timeLimitMs: timeLimitMs(size) }
      const run = (reader: Reader) => reader.run({ task: 'prepare', path, cleanPath }, limits)
      const answer = refusing(await (size > largeBytes ? queue.heavy(run) : queue.first(run)))
      if ('prepared' in answer) return checkedFile(answer.prepared, cleanPath)
      throw new MediaError('an answer to another job')
    },
    async makeVariants(path, type, folder) {
      const job = { task: 'variants', path, type, folder } as const
      const limits = { folder: within(root, folder), timeLimitMs: variantsTimeLimitMs }
      const answer = refusing(await queue.last((reader) => reader.run(job, limits)))
      if ('variants' in answer) return checkedVariants(answer.variants, folder)
      throw new MediaError('an answer to another job')
    },
    close() {
      for (const reader of readers) reader.close()
    },
  }
}

/** No reader is given a folder that holds more than files on their way. */
function within(root: string, folder: string): string {
  if (/^\.\.|^\//.test(relative(root, folder))) throw new MediaError('a folder outside of the root')
  return folder
}

function refusing(answer: Answer): Answer {
  if ('refused' in answer) throw new RefusedMediaError(answer.refused)
  if ('unable' in answer) throw new MediaError(answer.unable)
  return answer
}

type Prepared = Extract<Answer, { prepared: unknown }>['prepared']
type Made = Extract<Answer, { variants: unknown }>['variants']

// A reader that a file has taken over may answer anything, so what it says of files is checked after
// it has ended: they are where we wanted them, and files, not links to others.

export async function checkedFile(answer: Prepared, cleanPath: string): Promise<PreparedFile> {
  await assertFile(cleanPath, answer.bytes)
  return answer
}

export async function checkedVariants(answer: Made, folder: string): Promise<MadeVariant[]> {
  const variants = answer.map((each) => ({
    ...each,
    path: join(folder, `${each.name}.${each.format}`),
  }))
  for (const { path, bytes } of variants) await assertFile(path, bytes)
  return variants
}

async function assertFile(path: string, bytes: number): Promise<void> {
  const found = await lstat(path).catch(() => undefined)
  if (!found?.isFile() || found.nlink !== 1 || found.size !== bytes) {
    throw new MediaError('an answer that is not so')
  }
}
