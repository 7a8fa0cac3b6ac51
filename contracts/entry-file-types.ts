// Separate from the other options so that the entry form loads no others.

/** File types allowed in an entry (specification, section 5). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const videoTypes = ['video/mp4', 'video/webm'] as const
export const entryFileTypes = [...imageTypes, ...videoTypes] as const
export type EntryFileType = (typeof entryFileTypes)[number]

/** File extensions by type. */
export const fileEndings: Readonly<Record<EntryFileType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
}
