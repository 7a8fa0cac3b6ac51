import { Worker } from 'node:worker_threads'
import { fileTypeFromFile } from 'file-type'
import { isVideoType, type PreparedFile, RefusedMediaError } from './media.ts'
import type { Answer, Job } from './reader.ts'

// The process that reads guests' files; reader.ts starts and ends it.

/**
 * A file that keeps this process in a loop also keeps it from noticing that its server is gone, and
 * nothing would end it. As text, so that its thread has nothing to load.
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
    if (job.task === 'prepare') return { prepared: await prepare(job) }
    const { writeStep } = await import('./picture.ts')
    return { encoded: await writeStep(job.path, job.step, job.folder) }
  } catch (error) {
    if (isDiskError(error)) return { unable: 'the disk refuses' }
    // Whatever error a library throws, the file is not one we accept.
    return { refused: error instanceof RefusedMediaError ? error.refusal : 'damaged' }
  }
}

/** Distinct types that browsers treat as the same. */
const otherNames: Readonly<Record<string, string>> = {
  'video/x-m4v': 'video/mp4',
  'image/apng': 'image/png',
  'image/heif': 'image/heic',
}

type PrepareJob = Extract<Job, { task: 'prepare' }>

async function prepare({ path, cleanPath, sender }: PrepareJob): Promise<PreparedFile> {
  const { mime = '' } = (await fileTypeFromFile(path)) ?? {}
  const type = otherNames[mime] ?? mime
  // Loaded on demand: reading pictures does not need the video library.
  if (sender === 'guest' && isVideoType(type)) {
    return (await import('./video.ts')).prepareVideo(path, type, cleanPath)
  }
  return (await import('./picture.ts')).preparePicture(path, cleanPath, { type, sender })
}

const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])
/** The picture library has no error codes, only the system's messages. */
const words = /no space left|quota exceeded|input\/output error/i

/** Whether the error is the disk's rather than the file's. */
function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(error.code)) return true
  return words.test(error.message) || isDiskError(error.cause)
}

/** Ends this process when its server has ended, whatever it is doing. */
function watchServer(): void {
  new Worker(watchdog, {
    eval: true,
    // Passed in: the server may be gone before this process has started.
    workerData: Number(process.argv[2]),
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 4 },
  }).unref()
  // The server is gone, so no one is waiting for the result.
  process.on('disconnect', () => process.exit())
}
