import { z } from 'zod'
import { pictureSchema } from './pictures.ts'
import { pictureLimits } from './picture-limits.ts'

/** A picture that can be in an album, and how far it is. */
export const albumPictureSchema = z.object({
  /** As the album's document names it. */
  id: z.string(),
  /** What the owner's device called it; of a shipped picture its own name. */
  name: z.string(),
  state: z.enum(['ready', 'making', 'failed']),
  /** Files made so far, and how many there will be. */
  done: z.int().min(0),
  total: z.int().positive(),
  /** Once it is ready. */
  picture: pictureSchema.omit({ alt: true }).nullable(),
  /** True for one of the owner's, false for one that came with the site. */
  isOwn: z.boolean(),
})

export const albumPicturesSchema = z.array(albumPictureSchema)

/** Query of `POST /api/admin/pictures`. */
export const newPictureQuerySchema = z.object({
  album: z.string().max(100),
  /** The file's name on the owner's device. */
  name: z.string().max(500).default(''),
})

export const albumQuerySchema = z.object({ album: z.string().max(100) })

export type AlbumPictureState = z.infer<typeof albumPictureSchema>

/** What a picture that is refused says, by the reason. */
export const pictureRefusals = {
  'wrong type':
    'This is no picture that we can read. Please choose a JPEG, PNG, WebP, AVIF or HEIC.',
  incomplete:
    'This picture is incomplete: the file ends before the picture does. Please choose the original again.',
  damaged: 'This picture cannot be read; it may be damaged. Please choose another.',
  'too many pixels': 'This picture has more pixels than we can take. Please make it smaller.',
  'too large': `This picture is too large. Please choose one of at most ${pictureLimits.megabytes} MB.`,
  empty: 'This file is empty. Please choose another.',
} as const
