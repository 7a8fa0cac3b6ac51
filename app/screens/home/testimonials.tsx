import { useState } from 'react'
import { pictureName } from '#content/pictures/url.ts'
import { timings } from '#contracts/limits.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { PictureSlide } from '../../components/carousel/slides.tsx'
import { useAlbum, useDocument } from '../../documents.ts'

/** Winners' quotes, each over a picture, one after the other. */
export function Testimonials() {
  const { testimonials } = useDocument('home')
  const { quotes } = useDocument('contest')
  if (!testimonials || quotes.length === 0) return null
  return (
    <Carousel
      label={testimonials.heading}
      className="aspect-4/5 overflow-hidden rounded-lg bg-dusk-2 shadow-card sm:aspect-4/3"
      autoplayMs={timings.testimonialAutoplayMs}
      controlsClassName="top-3 right-3"
      slides={quotes.map((quote) => quote.author)}
      hasDots
      renderSlide={(index, isNear) => <Testimonial index={index} isNear={isNear} />}
    />
  )
}

function Testimonial({ index, isNear }: { index: number; isNear: boolean }) {
  const [hasFailed, setFailed] = useState(false)
  const pictures = useAlbum('home-winners')
  const quote = useDocument('contest').quotes[index]
  if (!quote) return null
  // A drawing that replaces another takes its place, not its name.
  const picture =
    pictures.find((each) => pictureName(each, 'home-winners') === quote.picture) ?? pictures[index]
  return (
    <figure className="relative size-full text-on-scrim">
      {picture && !hasFailed && (
        <PictureSlide
          picture={picture}
          isNear={isNear}
          sizes="(min-width: 64rem) 40rem, 92vw"
          className="size-full object-cover"
          onFail={() => setFailed(true)}
        />
      )}
      <div className="absolute inset-x-0 bottom-0 bg-scrim/85 px-6 pt-5 pb-14">
        <blockquote className="font-display text-xl leading-snug font-semibold md:text-xl">
          “{quote.quote}”
        </blockquote>
        <figcaption className="mt-2 text-lamp">{quote.author}</figcaption>
      </div>
    </figure>
  )
}
