// Apart from the other options, so that the entry form loads no others.

/** File types that an entry may have (specification, section 5). */
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export const videoTypes = ['video/mp4', 'video/webm'] as const
export const entryFileTypes = [...imageTypes, ...videoTypes] as const
export type EntryFileType = (typeof entryFileTypes)[number]
