import type { Documents } from '#contracts/site/documents.ts'
import { contestLinks } from '#content/contest-links.ts'
import { homeLabels } from '#content/home.ts'
import { ButtonLink } from '../../components/button.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { Section } from '../../components/section-head.tsx'
import { useDocument, useAlbum } from '../../documents.ts'
import { useState } from 'react'
import { pictureName } from '#content/pictures/url.ts'
import { timings } from '#contracts/limits.ts'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { PictureSlide } from '../../components/carousel/slides.tsx'

const { enter, winners } = contestLinks

/** How the monthly contest works in three steps, and quotes from winners. */
export function ContestSteps() {
  const contest = useDocument('contest')
  return (
    <Section
      id="contest"
      eyebrow={homeLabels.eyebrows.contest}
      {...contest}
      className="wrap pt-16 md:pt-24"
    >
      <div className="mt-10 grid gap-10 lg:grid-cols-[1fr_1.15fr] lg:gap-14">
        <div>
          <ol className="grid gap-7">
            {contest.steps.map(({ name, description, icon }, index) => (
              <li key={name} className="flex gap-5">
                <span className="grid size-14 shrink-0 place-items-center rounded-full border-2 border-ink">
                  <FeatureIcon name={icon} className="size-6" />
                </span>
                <div className="min-w-0">
                  <h3 className="text-xl">
                    <span className="text-ember-ink">{index + 1}.</span> {name}
                  </h3>
                  <p className="text-soft">{description}</p>
                </div>
              </li>
            ))}
          </ol>
          <div className="mt-9 flex flex-wrap gap-3">
            <ButtonLink to={enter.to}>{enter.label}</ButtonLink>
            <ButtonLink kind="secondary" to={winners.to}>
              {winners.label}
            </ButtonLink>
          </div>
        </div>
        <Testimonials />
      </div>
    </Section>
  )
}

/** Winners' quotes, each over a picture, one after the other. */
function Testimonials() {
  const { testimonials } = useDocument('home')
  const { quotes } = useDocument('contest')
  if (!testimonials || quotes.length === 0) return null
  return (
    <Carousel
      label={testimonials.heading}
      className="aspect-4/5 overflow-hidden rounded-lg bg-dusk-2 shadow-card sm:aspect-4/3"
      autoplayMs={timings.testimonialAutoplayMs}
      controlsClassName="top-3 right-3"
      hasDots
      slides={quotes.map((quote, index) => ({
        key: quote.author,
        render: (isNear) => <Testimonial quote={quote} index={index} isNear={isNear} />,
      }))}
    />
  )
}

interface TestimonialProps {
  quote: Documents['contest']['quotes'][number]
  index: number
  isNear: boolean
}

function Testimonial({ quote, index, isNear }: TestimonialProps) {
  const [hasFailed, setFailed] = useState(false)
  const pictures = useAlbum('home-winners')
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
