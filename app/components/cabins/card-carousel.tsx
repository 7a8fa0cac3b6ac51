import { Link } from 'react-router'
import { timings } from '#contracts/limits.ts'
import type { Picture } from '#contracts/pictures.ts'
import { Carousel } from '../carousel/carousel.tsx'
import { PictureSlide } from '../carousel/slides.tsx'
import { PlaceholderPicture, useLoadable } from '../placeholder-picture.tsx'

interface CardCarouselProps {
  label: string
  pictures: readonly Picture[]
  /** Where a press on a picture leads. */
  to: string
}

const sizes = '(min-width: 80rem) 24rem, (min-width: 64rem) 31vw, (min-width: 40rem) 46vw, 92vw'

/** The small carousel on a card. Broken pictures are removed; with none left, a text says so. */
export function CardCarousel({ label, pictures, to }: CardCarouselProps) {
  const { shown, drop } = useLoadable(pictures)
  if (shown.length === 0) return <PlaceholderPicture />
  return (
    <Carousel
      label={label}
      className="after-first-sight z-10 aspect-3/2 bg-sunken"
      autoplayMs={timings.cardAutoplayMs}
      controlsSize="small"
      controlsClassName="right-2 bottom-2"
      slides={shown.map((picture) => picture.stem)}
      renderSlide={(index, isNear) => {
        const picture = shown[index]
        return (
          picture && (
            // The name of the cabin is the link for keyboards.
            <Link to={to} tabIndex={-1} draggable={false} className="block size-full">
              <PictureSlide
                picture={picture}
                sizes={sizes}
                isNear={isNear}
                className="size-full object-cover"
                onFail={() => drop(picture.stem)}
              />
            </Link>
          )
        )
      }}
    />
  )
}
