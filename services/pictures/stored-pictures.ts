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

/** The id in the name of a file, or in the key of a clean picture. */
export function pictureIdIn(name: string): string {
  return name.replace(/(-\d+\.avif|\.webp|-og\.jpg|\.clean)$/, '')
}

export interface PictureStep {
  file: string
  type: string
  step: EncodeStep
}

/** The files of a picture, in the order in which they are made. */
export function stepsOf(picture: Pick<StoredPicture, 'id' | 'width' | 'height'>): PictureStep[] {
  const { id, width } = picture
  return [
    { file: `${id}.webp`, type: 'image/webp', step: webpStep(picture) },
    { file: socialCardFile({ stem: id }), type: 'image/jpeg', step: { kind: 'card' } },
    ...widthsFor(width).map((each) => ({
      file: `${id}-${each}.avif`,
      type: 'image/avif',
      step: avifStep(each, picture),
    })),
  ]
}
