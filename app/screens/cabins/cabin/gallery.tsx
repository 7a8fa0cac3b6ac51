import { useLayoutEffect, useRef } from 'react'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Carousel } from '../../../components/carousel/carousel.tsx'
import { PictureSlide } from '../../../components/carousel/slides.tsx'
import { Dialog } from '../../../components/dialog.tsx'

export interface GalleryProps {
  /** The cabin's name. */
  cabin: string
  pictures: readonly PictureData[]
  startAt: number
  /** From which it opens. */
  tile: Element
  onClose: () => void
  onFail: (stem: string) => void
}

/** All pictures, one at a time, full screen. */
export default function Gallery(props: GalleryProps) {
  const { cabin, pictures, startAt, onClose, onFail } = props
  const content = useGrowth(props.tile)
  return (
    <Dialog
      label={`Photos of ${cabin}`}
      onClose={onClose}
      closesOnBack
      className="on-dusk size-full max-h-none max-w-none! rounded-none bg-night! p-0!"
    >
      <div ref={content} className="size-full">
        <Carousel
          label={`All photos of ${cabin}`}
          className="size-full"
          startAt={startAt}
          hasCounter
          controlsClassName="bottom-4 left-1/2 -translate-x-1/2"
          slides={pictures.map((picture) => ({
            key: picture.stem,
            render: (isNear) => (
              <GallerySlide picture={picture} isNear={isNear} onFail={() => onFail(picture.stem)} />
            ),
          }))}
        />
      </div>
    </Dialog>
  )
}

/** The content grows from the tile that was pressed. */
function useGrowth(tile: Element) {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const { left, top, width, height } = tile.getBoundingClientRect()
    const x = left + width / 2 - innerWidth / 2
    const y = top + height / 2 - innerHeight / 2
    const transform = `translate(${x}px, ${y}px) scale(${width / innerWidth})`
    ref.current?.animate([{ transform, opacity: 0.4 }, {}], { duration: 280, easing: 'ease-out' })
  }, [tile])
  return ref
}

interface GallerySlideProps {
  picture: PictureData
  isNear: boolean
  onFail: () => void
}

function GallerySlide({ picture, isNear, onFail }: GallerySlideProps) {
  return (
    <figure className="grid size-full grid-rows-[1fr_auto] px-3 pt-14 pb-20 md:px-16">
      <div className="min-h-0">
        <PictureSlide
          picture={picture}
          isNear={isNear}
          sizes="100vw"
          className="size-full bg-none! object-contain"
          onFail={onFail}
        />
      </div>
      <figcaption aria-hidden className="mt-3 text-center text-base text-on-night">
        {picture.alt}
      </figcaption>
    </figure>
  )
}
