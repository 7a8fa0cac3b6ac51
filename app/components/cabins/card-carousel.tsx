import { Link } from 'react-router'
import { timings } from '#contracts/limits.ts'
import type { Picture } from '#contracts/pictures.ts'
import { onPhones } from '../picture-sizes.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { PictureSlide } from '../carousel/slides.tsx'
import { usePlayback } from './cabin-grid.tsx'
import { PlaceholderPicture, useLoadable } from '../placeholder-picture.tsx'

interface CardCarouselProps {
  label: string
  pictures: readonly Picture[]
  /** Where a press on a picture leads. */
  to: string
  /** Among the cards: each starts a little after the one before. */
  position?: number
}

/** Less than the width on phones, where a light page matters more than every pixel. */
const sizes = `(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, ${onPhones('60vw')}`

/** The small carousel on a card. Broken pictures are removed; with none left, a text says so. */
export function CardCarousel({ label, pictures, to, position = 0 }: CardCarouselProps) {
  const playback = usePlayback()
  const { shown, drop } = useLoadable(pictures)
  if (shown.length === 0) return <PlaceholderPicture />
  return (
    <Carousel
      label={label}
      className="group/card after-first-sight z-10 aspect-3/2 overflow-hidden bg-sunken"
      autoplayMs={timings.cardAutoplayMs}
      delayMs={position * timings.cardStaggerMs}
      playback={playback}
      isFading
      hasDots
      dotsClassName="absolute inset-x-0 bottom-0 z-10"
      controlsSize="small"
      controlsClassName="pointer-events-none inset-x-2 top-1/2 [&>button]:pointer-events-auto z-10 -translate-y-1/2 justify-between opacity-0 transition-opacity group-hover/card:opacity-100 group-focus-within/card:opacity-100"
      slides={shown.map((picture) => ({
        key: picture.stem,
        render: (isNear) => (
          // The name of the cabin is the link for keyboards.
          <Link
            viewTransition
            to={to}
            tabIndex={-1}
            draggable={false}
            className="relative block size-full after:pointer-events-none after:absolute after:inset-x-0 after:bottom-0 after:h-14 after:bg-[linear-gradient(to_top,rgb(27_19_44/0.55),transparent)]"
          >
            <PictureSlide
              picture={picture}
              sizes={sizes}
              isNear={isNear}
              isFading
              className="size-full object-cover"
              onFail={() => drop(picture.stem)}
            />
          </Link>
        ),
      }))}
    />
  )
}
