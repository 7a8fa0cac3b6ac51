import { Worker } from 'node:worker_threads'
import { fileTypeFromFile } from 'file-type'
import { isEntryFileType, isVideoType, type PreparedFile, RefusedMediaError } from './media.ts'
import type { Answer, Job } from './reader.ts'
import { assertStructure } from './structure/index.ts'

// The process that reads guests' files; reader.ts starts and ends it.

/**
 * A file that keeps this process turning in circles also keeps it from hearing that its server is
 * gone; nobody would be left to end it. Text, so that its thread has nothing to load.
 */
const watchdog = `
  const { workerData } = require('node:worker_threads')
  setInterval(() => {
    if (process.ppid !== workerData) process.kill(process.pid, 'SIGKILL')
  }, 1000)`

process.on('message', (job: Job) => {
  void answer(job).then((message) => process.send?.(message))
})

watchServer()

async function answer(job: Job): Promise<Answer> {
  try {
    if (job.task === 'prepare') return { prepared: await prepare(job.path, job.cleanPath) }
    const made = await makeVariants(job)
    return { variants: made.map(({ name, format, bytes }) => ({ name, format, bytes })) }
  } catch (error) {
    if (isDiskError(error)) return { unable: 'the disk refuses' }
    // Whatever a library says of a file it cannot read, the file is not one of ours.
    return { refused: error instanceof RefusedMediaError ? error.refusal : 'damaged' }
  }
}

/** Types that are told apart and are the same to a browser. */
const otherNames: Readonly<Record<string, string>> = {
  'video/x-m4v': 'video/mp4',
  'image/apng': 'image/png',
}

async function prepare(path: string, cleanPath: string): Promise<PreparedFile> {
  const found = await fileTypeFromFile(path)
  const type = found && (otherNames[found.mime] ?? found.mime)
  if (type === undefined || !isEntryFileType(type)) throw new RefusedMediaError('wrong type')
  await assertStructure(path, type)
  // Loaded when first needed: the one for pictures does without the library for videos.
  if (isVideoType(type)) return (await import('./video.ts')).prepareVideo(path, type, cleanPath)
  return (await import('./picture.ts')).preparePicture(path, type, cleanPath)
}

async function makeVariants({ path, type, folder }: Extract<Job, { task: 'variants' }>) {
  if (!isVideoType(type)) return (await import('./picture.ts')).pictureVariants(path, folder)
  return (await import('./poster.ts')).posterVariants(path, folder)
}

const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])
/** The picture library has no codes: it passes on the words of the system. */
const words = /no space left|quota exceeded|input\/output error/i

/** Whether the disk has refused, or the file with whatever is the matter with it. */
function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(error.code)) return true
  return words.test(error.message) || isDiskError(error.cause)
}

/** Ends this process when its server has ended, whatever keeps it busy. */
function watchServer(): void {
  new Worker(watchdog, {
    eval: true,
    // Told, not asked: the server may be gone before this process has started.
    workerData: Number(process.argv[2]),
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  }).unref()
  // The server is gone: nobody waits for an answer.
  process.on('disconnect', () => process.exit())
}
