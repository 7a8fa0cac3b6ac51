import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Picture } from '../../components/picture.tsx'
import { onPhones } from '../../components/picture-sizes.ts'

/** A picture beside text, on wide screens half as wide as the page; paper does without it. */
export function SidePicture({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={`(min-width: 64rem) 38rem, ${onPhones('92vw')}`}
      className="aspect-4/3 w-full rounded-lg object-cover shadow-card print:hidden"
    />
  )
}
