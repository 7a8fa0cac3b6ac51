import { Fragment, useEffect, useRef } from 'react'
import { homeLabels } from '#content/home.ts'
import { pictureName } from '#content/pictures/url.ts'
import { limits, timings } from '#contracts/limits.ts'
import { buttonClasses, ButtonLink } from '../../components/button.tsx'
import { Carousel } from '../../components/carousel/carousel.tsx'
import { PictureSlide } from '../../components/carousel/slides.tsx'
import { covering } from '../../components/picture-sizes.ts'
import { useAlbum, useDocument } from '../../documents.ts'
import { ContestPanel } from './contest-panel.tsx'

/** A poster: the picture above, and the band with its lettering below. */
export function Hero() {
  const { hero } = useDocument('home')
  return (
    <div className="on-dusk bg-dusk text-on-dusk">
      <HeroCarousel />
      <div className="wrap grid gap-8 py-9 md:py-12 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-end lg:gap-14">
        <div>
          <h1 className="sign text-hero lg:max-xl:text-[3.3rem]">
            {sentencesOf(hero.headline).map((sentence) => (
              <Fragment key={sentence}>
                <span className="block">{sentence}</span>{' '}
              </Fragment>
            ))}
          </h1>
          <p className="mt-5 max-w-xl text-lead text-on-dusk-soft">{hero.tagline}</p>
          <HeroFacts />
          <div className="mt-7 flex flex-wrap gap-3">
            <a href={homeLabels.cabins.to} className={buttonClasses('primary')}>
              {homeLabels.cabins.label}
            </a>
            <ButtonLink kind="on-dusk" to={homeLabels.story.to}>
              {homeLabels.story.label}
            </ButtonLink>
          </div>
        </div>
        <ContestPanel />
      </div>
    </div>
  )
}

/** Each on a line of its own. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+[.!?]*/g)?.map((sentence) => sentence.trim()) ?? [text]
}

function HeroCarousel() {
  const pictures = useAlbum('home-hero').slice(0, limits.heroPictures)
  return (
    <Carousel
      label={homeLabels.scenes}
      className="h-[52svh] max-h-[44rem] min-h-72 w-full bg-dusk-2"
      autoplayMs={timings.heroAutoplayMs}
      controlsClassName="right-4 bottom-4 md:right-10"
      slides={pictures.map((picture) => picture.stem)}
      renderSlide={(index, isNear) => <HeroSlide index={index} isNear={isNear} />}
    />
  )
}

/** As wide as the screen, and half as high. In `vh`, since phones preload with a wrong `svh`. */
export const heroSizes = covering('100vw', '52vh')

function HeroSlide({ index, isNear }: { index: number; isNear: boolean }) {
  const { captions } = useDocument('home').hero
  const figure = useFetchedAfterLoad(isNear && index > 0)
  const picture = useAlbum('home-hero')[index]
  if (!picture) return null
  const caption = captions[pictureName(picture, 'home-hero')]
  return (
    <figure ref={figure} className="relative size-full">
      <PictureSlide
        picture={picture}
        isNear={isNear}
        isFirst={index === 0}
        sizes={heroSizes}
        className="size-full object-cover object-[62%_32%]"
      />
      {caption && (
        <figcaption className="absolute bottom-4 left-4 max-w-[calc(100%-13rem)] rounded bg-scrim/80 px-3 py-1.5 text-[0.9rem] text-on-scrim md:left-10">
          {caption}
        </figcaption>
      )}
    </figure>
  )
}

/** A lazy picture out of sight in its row would slide in as a blur. */
function useFetchedAfterLoad(isWanted: boolean) {
  const figure = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isWanted) return
    const fetchIt = () => figure.current?.querySelector('img')?.setAttribute('loading', 'eager')
    if (document.readyState === 'complete') fetchIt()
    addEventListener('load', fetchIt, { once: true })
    return () => removeEventListener('load', fetchIt)
  }, [isWanted])
  return figure
}

function HeroFacts() {
  const { facts } = useDocument('home').hero
  return (
    <dl className="mt-6 flex flex-wrap gap-x-8 gap-y-3">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="eyebrow text-[0.72rem] text-on-dusk-soft">{label}</dt>
          <dd className="font-display text-2xl font-bold text-lamp">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
