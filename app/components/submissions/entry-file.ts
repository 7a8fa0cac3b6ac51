import type { SubmissionFile } from '#contracts/submissions.ts'

export function isVideo({ mimetype }: Pick<SubmissionFile, 'mimetype'>): boolean {
  return mimetype.startsWith('video/')
}

export function kindOf(file: SubmissionFile): 'image' | 'video' {
  return isVideo(file) ? 'video' : 'image'
}

/** A picture's address in a size; the original until its variants are encoded. */
export function pictureOf({ isReady, url }: SubmissionFile, size: 'card' | 'large'): string {
  return isReady ? `${url}?variant=${size}` : url
}
