import { markAlbum } from '#content/pictures/stand-ins.ts'
import { barColors, type PaletteName } from '#contracts/palettes.ts'
import { socialCardFile } from '#content/pictures/url.ts'
import { avifStep, webpStep, type EncodeStep } from '#integrations/media/encode-step.ts'
import { widthsFor } from '#integrations/media/picture-recipe.ts'
import type { StoredPicture } from '#store/pictures/pictures.ts'

/** Prefix of all keys of the owner's pictures. */
export const picturesPrefix = 'pictures/'

/** Of the clean picture that all its files are made of. */
export function cleanKey(id: string): string {
  return `${picturesPrefix}${id}.clean`
}

/** Of a file by the name in its address. */
export function fileKey(name: string): string {
  return picturesPrefix + name
}

/** Key of a card with the mark on it. Picture ids contain no dot, so none can look like this. */
export function markedCardKey(mark: string, card: string): string {
  return `${picturesPrefix}${mark}.on.${card}`
}

/** The id in the name of a file, or in the key of a clean picture or a marked card. */
export function pictureIdIn(name: string): string {
  return name.replace(/(\.on\.[\w-]+\.jpg|-\d+\.avif|\.webp|-og\.jpg|-icon-\d+\.png|\.clean)$/, '')
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

export interface PictureStep {
  file: string
  type: string
  step: EncodeStep
}

/**
 * The files of a picture, in the order in which they are made. Where a format shows nothing through
 * it, a transparent picture is on the page's color in this look.
 */
export function stepsOf(
  picture: Pick<StoredPicture, 'id' | 'album' | 'width' | 'height'>,
  palette: PaletteName = 'dusk',
): PictureStep[] {
  const ground = barColors[palette].light
  const { id, album, width } = picture
  return [
    { file: `${id}.webp`, type: 'image/webp', step: webpStep(picture) },
    { file: socialCardFile({ stem: id }), type: 'image/jpeg', step: { kind: 'card', ground } },
    ...widthsFor(width).map((each) => ({
      file: `${id}-${each}.avif`,
      type: 'image/avif',
      step: avifStep(each, picture),
    })),
    ...(album === markAlbum ? iconSizes.map((size) => iconStep(id, size, ground)) : []),
  ]
}
