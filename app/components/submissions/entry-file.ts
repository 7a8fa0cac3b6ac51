import type { SubmissionFile } from '#contracts/submissions.ts'

export function isVideo({ mimetype }: Pick<SubmissionFile, 'mimetype'>): boolean {
  return mimetype.startsWith('video/')
}

export function kindOf(file: SubmissionFile): 'image' | 'video' {
  return isVideo(file) ? 'video' : 'image'
}

/**
 * A picture in a size. While its smaller forms are being made, or if nothing could make them, it is
 * the picture itself: what a guest was promised to be shown is shown.
 */
export function pictureOf({ isReady, url }: SubmissionFile, size: 'card' | 'large'): string {
  return isReady ? `${url}?variant=${size}` : url
}

/** The still in front of a video; null while it is being made, or where there is none. */
export function posterOf({ hasPoster, url }: SubmissionFile): string | null {
  return hasPoster ? `${url}?variant=poster` : null
}
