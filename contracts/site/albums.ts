import { z } from 'zod'
import { pictureLimits } from '../picture-limits.ts'
import { text } from './shapes.ts'

const percent = z.int().min(0).max(100)

/** What must stay in view where a picture is cut, in percent from the left and from above. */
export const focusSchema = z.strictObject({ x: percent, y: percent })

/** A picture in an album, by the name that all its files begin with. */
const albumPictureSchema = z.strictObject({
  id: z.string().regex(/^[\w-]{1,120}$/),
  alt: text.max(pictureLimits.alt),
  focus: focusSchema.optional(),
})

/** An album as it is written: the pictures in order, the one on cards and shared links first. */
export const albumDocumentSchema = z.strictObject({
  pictures: z
    .array(albumPictureSchema)
    .max(pictureLimits.album)
    .refine(
      (pictures) => new Set(pictures.map(({ id }) => id)).size === pictures.length,
      'has a picture twice',
    ),
})

export type AlbumPicture = z.infer<typeof albumPictureSchema>
export type Focus = z.infer<typeof focusSchema>
