import { homeLabels } from '#content/home.ts'
import { pictureName } from '#content/pictures/url.ts'
import type { Picture } from '#contracts/pictures.ts'
import { limits, timings } from '#contracts/limits.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { PictureSlide } from '../../components/carousel/slides.tsx'
import { onPhones, type Sizes } from '../../components/picture-sizes.ts'
import { useAlbum, useDocument } from '../../documents.ts'

export function HeroPictures() {
  const pictures = useAlbum('home-hero').slice(0, limits.heroPictures)
  return (
    <Carousel
      label={homeLabels.scenes}
      className="row-start-1 h-[calc(62svh-var(--banner))] overflow-hidden bg-dusk-2 md:row-end-4 md:h-auto col-start-1 low:h-80 md:low:h-auto"
      autoplayMs={timings.heroAutoplayMs}
      isFading
      controls="dots"
      controlsClassName="top-4 right-4 z-20 md:right-(--wrap-edge)"
      slides={pictures.map((picture, index) => ({
        key: picture.stem,
        render: (isNear) => <HeroSlide picture={picture} isNear={isNear} isFirst={index === 0} />,
      }))}
    />
  )
}

/**
 * The box of the pictures as in the classes above: `vh`, since Chrome works `svh` out wrongly in a
 * preload.
 */
export const heroSizes: Sizes = (shape) => {
  const ratio = shape.toFixed(2)
  return `(min-width: 768px) max(100vw, min(100vh - 8.2rem, 820px) * ${ratio}), ${onPhones(`max(100vw, 62vh * ${ratio})`)}`
}

interface HeroSlideProps {
  picture: Picture
  isNear: boolean
  isFirst: boolean
}

function HeroSlide({ picture, isNear, isFirst }: HeroSlideProps) {
  const { captions } = useDocument('home').hero
  const name = pictureName(picture, 'home-hero')
  const { caption } = captions.find((each) => each.picture === name) ?? {}
  return (
    <figure className="hero-dusk relative size-full">
      <PictureSlide
        picture={picture}
        isNear={isNear}
        isFading
        isFirst={isFirst}
        sizes={heroSizes}
        className="size-full object-cover object-[62%_40%]"
      />
      {caption && (
        <figcaption className="absolute top-4 left-4 z-10 flex h-11 items-center rounded-full bg-scrim/80 px-4 text-sm text-on-scrim max-sm:hidden low:hidden md:left-(--wrap-edge)">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}
