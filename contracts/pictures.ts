import { z } from 'zod'

/** The files of an encoded picture; `content/pictures/url.ts` builds their addresses. */
const encodedSchema = z.object({
  /** Name and content hash: the stem of all files of this picture. */
  stem: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Available widths in pixels, ascending, as AVIF. */
  widths: z.array(z.int().positive()).min(1),
  /** A data: address of a few bytes, shown blurred until the picture has loaded. */
  placeholder: z.string().startsWith('data:image/'),
})

export type Encoded = z.infer<typeof encodedSchema>

/** A picture as listed by set-up. */
export const pictureSchema = encodedSchema.extend({
  alt: z.string().min(1),
  /** What stays in view where it is cut, as CSS: '30% 20%'; the middle if omitted. */
  focus: z.string().optional(),
  /** The same scene composed for tall screens, shown there instead. */
  tall: encodedSchema.optional(),
  /** A hash of the cabin's badge, if the card for shared links shows it. */
  badge: z.string().optional(),
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

/** Whether guests see any drawing in place of the owner's photographs. */
export const drawingsSchema = z.object({ areShown: z.boolean() })
export type DrawingsShown = z.infer<typeof drawingsSchema>
