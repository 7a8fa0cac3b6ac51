import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Carousel } from '../../../components/carousel/carousel.tsx'
import { PictureSlide } from '../../../components/carousel/slides.tsx'
import { Dialog } from '../../../components/dialog.tsx'

export interface GalleryProps {
  /** The cabin's name. */
  cabin: string
  pictures: readonly PictureData[]
  startAt: number
  onClose: () => void
  onFail: (stem: string) => void
}

/** All pictures, one at a time, full screen. */
export default function Gallery({ cabin, pictures, startAt, onClose, onFail }: GalleryProps) {
  return (
    <Dialog
      label={`Photos of ${cabin}`}
      onClose={onClose}
      closesOnBack
      className="on-dusk size-full max-h-none max-w-none! rounded-none bg-night! p-0!"
    >
      <Carousel
        label={`All photos of ${cabin}`}
        className="size-full"
        startAt={startAt}
        hasCounter
        controlsClassName="bottom-4 left-1/2 -translate-x-1/2"
        slides={pictures.map((picture) => picture.stem)}
        renderSlide={(index, isNear) => (
          <GallerySlide picture={pictures[index]} isNear={isNear} onFail={onFail} />
        )}
      />
    </Dialog>
  )
}

interface GallerySlideProps {
  picture?: PictureData
  isNear: boolean
  onFail: (stem: string) => void
}

function GallerySlide({ picture, isNear, onFail }: GallerySlideProps) {
  if (!picture) return null
  return (
    <figure className="grid size-full grid-rows-[1fr_auto] px-3 pt-14 pb-20 md:px-16">
      <div className="min-h-0">
        <PictureSlide
          picture={picture}
          isNear={isNear}
          sizes="100vw"
          className="size-full bg-none! object-contain"
          onFail={() => onFail(picture.stem)}
        />
      </div>
      <figcaption aria-hidden className="mt-3 text-center text-[0.95rem] text-on-night">
        {picture.alt}
      </figcaption>
    </figure>
  )
}
