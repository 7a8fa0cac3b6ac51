import { lstat, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import {
  encodedName,
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
const variantsLimitMs = 180_000
/** A large file takes 40 to 90 MB more memory, so only one is read at a time. */
const largeBytes = 3 * megabyte
const politeNiceness = 19

export function createMedia({
  root,
  readers: count = 2,
  cpuLimitMs = usualCpuLimitMs,
  longestMs = usualLongestMs,
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
      const limits = { folder, cpuMs: cpuLimitMs(size), waitMs: longestMs }
      const run = (reader: Reader) => reader.run({ task: 'prepare', path, cleanPath }, limits)
      const answer = refusing(await (size > largeBytes ? queue.heavy(run) : queue.first(run)))
      if ('prepared' in answer) return checkedFile(answer.prepared, cleanPath)
      throw new MediaError('a response to another job')
    },
    async makeVariants(path, folder) {
      const job = { task: 'variants', path, folder } as const
      const limits = {
        folder: within(root, folder),
        cpuMs: variantsLimitMs,
        waitMs: variantsLimitMs,
      }
      const answer = refusing(await queue.last((reader) => reader.run(job, limits)))
      if ('variants' in answer) return checkedVariants(answer.variants, folder)
      throw new MediaError('a response to another job')
    },
    async prepareOwn(path, cleanPath) {
      const folder = within(root, dirname(path))
      const limits = { folder, cpuMs: ownLimitMs, waitMs: ownLimitMs }
      const job = { task: 'prepare own', path, cleanPath } as const
      const answer = refusing(await queue.heavy((reader) => reader.run(job, limits)))
      if ('prepared' in answer) return checkedFile(answer.prepared, cleanPath)
      throw new MediaError('a response to another job')
    },
    async encode(path, step, folder) {
      const job = { task: 'encode', path, step, folder } as const
      const limits = {
        folder: within(root, folder),
        cpuMs: variantsLimitMs,
        waitMs: variantsLimitMs,
      }
      const answer = refusing(await queue.last((reader) => reader.run(job, limits)))
      if (!('encoded' in answer)) throw new MediaError('a response to another job')
      const encoded = join(folder, encodedName)
      await assertFile(encoded, answer.encoded)
      return encoded
    },
    close() {
      for (const reader of readers) reader.close()
    },
  }
}

/** A reader may only access a subfolder for incoming files. */
function within(root: string, folder: string): string {
  if (/^\.\.|^\//.test(relative(root, folder))) throw new MediaError('a folder outside the root')
  return folder
}

function refusing(answer: Answer): Answer {
  if ('refused' in answer) throw new RefusedMediaError(answer.refused)
  if ('unable' in answer) throw new MediaError(answer.unable)
  return answer
}

// A file may have taken over the reader that reports these files. So once the reader has ended, we
// check that they are where we wanted them, and are not links.

type Prepared = Extract<Answer, { prepared: unknown }>['prepared']

type Made = Extract<Answer, { variants: unknown }>['variants']

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
    throw new MediaError('the reader reported a file that is not there')
  }
}
