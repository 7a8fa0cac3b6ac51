import { z } from 'zod'

/** An encoded picture as listed by set-up; `pictureUrl` builds its addresses. */
export const pictureSchema = z.object({
  /** Name and content hash: the stem of all files of this picture. */
  stem: z.string().min(1),
  alt: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Available widths in pixels, ascending, as AVIF. */
  widths: z.array(z.int().positive()).min(1),
  /** A data: address of a few bytes, shown blurred until the picture has loaded. */
  placeholder: z.string().startsWith('data:image/'),
  /** True if a placeholder drawing is used instead of the owner's photograph. */
  standIn: z.boolean(),
})

export type Picture = z.infer<typeof pictureSchema>

/** Pictures in their order, the one on cards and shared links first. */
export const albumSchema = z.array(pictureSchema)
export type Album = readonly Picture[]

/** By name: a cabin's is its id, a page's as in `content/pictures/README.md`. */
export const albumsSchema = z.record(z.string(), albumSchema)
export type Albums = ReadonlyMap<string, Album>
