import { stat } from 'node:fs/promises'
import { MediaError, RefusedMediaError, type Media } from './media.ts'
import type { Answer } from './messages.ts'
import { createQueue } from './queue.ts'
import { createReader, type Reader } from './reader.ts'

export {
  MediaError,
  RefusedMediaError,
  type MadeVariant,
  type Media,
  type PreparedFile,
  type Refusal,
} from './media.ts'
export { signatureBytes, typeBySignature } from './signature.ts'

export type MediaOptions = {
  /** All files that are read or written lie in it. */
  root: string
  /** How many files are read side by side, each by a process of its own. */
  readers?: number
  /** How long the file of a guest who waits may take. */
  timeLimitMs?: number
  /** Whether visitors' pages come before files. */
  isPolite?: boolean
}

const defaultTimeLimitMs = 30_000
/** AVIF of a large picture on a busy machine. A guest with a large file may have to wait for it. */
const variantsTimeLimitMs = 180_000
/** A large file takes its reader 40 to 90 MB more memory, so one of them goes at a time. */
const largeBytes = 3 * 1024 * 1024
const politeNiceness = 19

export function createMedia({
  root,
  readers: count = 2,
  timeLimitMs = defaultTimeLimitMs,
  isPolite = true,
}: MediaOptions): Media {
  const niceness = isPolite ? politeNiceness : 0
  const readers = Array.from({ length: count }, () => createReader({ root, niceness }))
  const queue = createQueue(readers)

  return {
    async prepare(path, cleanPath) {
      const job = { task: 'prepare', path, cleanPath } as const
      const run = (reader: Reader) => reader.run(job, timeLimitMs)
      const { size } = await stat(path)
      const answer = refusing(await (size > largeBytes ? queue.heavy(run) : queue.first(run)))
      if ('prepared' in answer) return answer.prepared
      throw new MediaError('an answer to another job')
    },
    async makeVariants(path, type, folder) {
      const job = { task: 'variants', path, type, folder } as const
      const answer = refusing(await queue.last((reader) => reader.run(job, variantsTimeLimitMs)))
      if ('variants' in answer) return answer.variants
      throw new MediaError('an answer to another job')
    },
    close() {
      for (const reader of readers) reader.close()
    },
  }
}

function refusing(answer: Answer): Answer {
  if ('refused' in answer) throw new RefusedMediaError(answer.refused)
  if ('unable' in answer) throw new MediaError(answer.unable)
  return answer
}
