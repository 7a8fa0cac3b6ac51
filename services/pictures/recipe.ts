import { socialCardFile } from '#content/pictures/url.ts'
import { markAlbum, prizesAlbum } from '#content/pictures/stand-ins.ts'
import type { FileVariantName } from '#contracts/options.ts'
import { barColors, type PaletteName } from '#contracts/palettes.ts'
import { avifStep, sizesOf, type PictureStep } from '#integrations/media/encode-step.ts'
import type { StoredUpload } from '#store/pictures/uploads.ts'

/** An upload; `album` is null or omitted if it is a guest's. */
export type Upload = Pick<StoredUpload, 'id' | 'mimetype' | 'width' | 'height'> &
  Partial<Pick<StoredUpload, 'album'>>

/**
 * The files of a picture, in the order in which they are made; none of a video. Where a format shows
 * nothing through it, a transparent picture is on the page's color in this look.
 */
export function stepsOf(upload: Upload, palette: PaletteName = 'dusk'): PictureStep[] {
  const { id, album } = upload
  if (upload.mimetype.startsWith('video/')) return []
  if (!album) return variantSteps(upload)
  const sizes = sizesOf(id, upload)
  if (album === prizesAlbum) return sizes.slice(0, 1)
  const ground = barColors[palette].light
  return [
    ...sizes,
    { file: socialCardFile({ stem: id }), type: 'image/jpeg', step: { kind: 'card', ground } },
    ...(album === markAlbum ? iconSizes.map((size) => iconStep(id, size, ground)) : []),
  ]
}

/** What a guest's picture is shown as: pixels across, and at most twice as many down. */
const variantWidths = { card: 640, large: 1600 } as const

/** The name of a guest's picture in a size. */
export function variantFile(
  id: string,
  name: Exclude<FileVariantName, 'original'>,
  format: 'avif' | 'webp',
): string {
  return `${id}-${name}.${format}`
}

function variantSteps(upload: Upload): PictureStep[] {
  return (['card', 'large'] as const).flatMap((name) => {
    const most = variantWidths[name]
    const fitting = Math.max(1, Math.floor((2 * most * upload.width) / upload.height))
    const width = Math.min(upload.width, most, fitting)
    const file = (format: 'avif' | 'webp') => variantFile(upload.id, name, format)
    return [
      { file: file('avif'), type: 'image/avif', step: avifStep(width, upload) },
      { file: file('webp'), type: 'image/webp', step: { kind: 'webp', width } },
    ]
  })
}

/** Pixels of the icons that browsers and home screens ask for. */
const iconSizes = [48, 180, 192, 512] as const
export type IconSize = (typeof iconSizes)[number]

/** Of an icon made of a mark. */
export function iconFile(id: string, size: IconSize): string {
  return `${id}-icon-${size}.png`
}

/** iPhones show black where an icon is transparent. */
function iconStep(id: string, size: IconSize, ground: string): PictureStep {
  const step = { kind: 'icon', size, ...(size === 180 && { ground }) } as const
  return { file: iconFile(id, size), type: 'image/png', step }
}
