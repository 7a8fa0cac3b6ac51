import { z } from 'zod'

/** One encoded picture as set-up lists it; addresses are made by `pictureUrl`. */
export const pictureSchema = z.object({
  /** Name and content hash: the stem of every file of this picture. */
  stem: z.string().min(1),
  alt: z.string().min(1),
  width: z.int().positive(),
  height: z.int().positive(),
  /** Pixel widths that exist, ascending, for both formats. */
  widths: z.array(z.int().positive()).min(1),
  /** A data: address of a few bytes, shown blurred until the picture is there. */
  placeholder: z.string().startsWith('data:image/'),
  /** True while this is one of our drawings standing in for the owner's photograph. */
  standIn: z.boolean(),
})

export type Picture = z.infer<typeof pictureSchema>
export type PictureFormat = 'avif' | 'webp'
