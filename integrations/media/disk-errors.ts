const codes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'EIO', 'EROFS'])
/** The picture library has no codes: it passes on the words of the system. */
const words = /no space left|quota exceeded|input\/output error/i

/** Whether the disk has refused, or the file with whatever is the matter with it. */
export function isDiskError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && codes.has(error.code)) return true
  return words.test(error.message) || isDiskError(error.cause)
}
