import type { SubmissionFile } from '#contracts/submissions.ts'

export function isVideo({ mimetype }: Pick<SubmissionFile, 'mimetype'>): boolean {
  return mimetype.startsWith('video/')
}

/** The still of a file in a size; null while it is being made, or where a video has none. */
export function stillOf(file: SubmissionFile, size: 'card' | 'large'): string | null {
  if (!file.isReady) return null
  if (!isVideo(file)) return `${file.url}?variant=${size}`
  return file.hasPoster ? `${file.url}?variant=poster` : null
}
