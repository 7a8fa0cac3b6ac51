import { Fragment } from 'react'
import { SearchBar } from '../../components/stay-search/search-bar.tsx'
import { useDocument, useFacts } from '../../documents.ts'
import { HeroPictures } from './hero-pictures.tsx'
import { Link } from 'react-router'
import { contestLinks } from '#content/contest-links.ts'
import { ButtonLink } from '../../components/button.tsx'
import { FeatureIcon } from '../../components/feature-icon.tsx'

/** The headline on the pictures, and the way to dates across their lower edge. */
export function Hero() {
  const { hero } = useDocument('home')
  const { features } = useFacts()
  return (
    <div className="on-dusk relative bg-dusk text-on-dusk">
      <div className="relative grid md:min-h-[35rem] md:grid-rows-[1fr_auto_auto] md:h-[min(100svh-8.2rem-var(--banner),820px)] md:low:h-auto md:low:min-h-0">
        <HeroPictures />
        <h1 className="pointer-events-none relative z-10 col-start-1 wrap sign text-hero max-md:row-start-1 max-md:self-end max-md:pb-4 md:row-start-2 md:low:pt-6">
          {sentencesOf(hero.headline).map((sentence) => (
            <Fragment key={sentence}>
              <span className="block">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <SearchBar className="z-20 max-md:py-4 md:absolute md:inset-x-0 md:bottom-0 md:translate-y-1/2" />
        <div className="pointer-events-none relative z-10 col-start-1 wrap max-md:pt-2 max-md:pb-9 md:row-start-3 md:pt-4 md:pb-20">
          <p className="max-w-xl text-lead text-on-dusk-soft md:text-on-dusk">{hero.tagline}</p>
          <HeroFacts />
        </div>
      </div>
      {features.contest && <ContestPanel />}
    </div>
  )
}

/** Each on a line of its own. */
function sentencesOf(text: string): string[] {
  return text.match(/[^.!?]+[.!?]*/g)?.map((sentence) => sentence.trim()) ?? [text]
}

function HeroFacts() {
  const { facts } = useDocument('home').hero
  return (
    <dl className="mt-5 flex flex-wrap gap-x-3 gap-y-3 max-sm:justify-between sm:gap-x-8">
      {facts.map(({ value, label }) => (
        <div key={label} className="flex flex-col-reverse">
          <dt className="eyebrow text-xs text-on-dusk-soft max-[25rem]:tracking-[0.03em]">
            {label}
          </dt>
          <dd className="font-display text-xl font-bold text-lamp max-[25rem]:text-lg">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const { submit, gallery } = contestLinks

/** The monthly contest as a ticket on the picture, or as a strip below it. */
function ContestPanel() {
  const { contestPanel } = useDocument('home').hero
  if (!contestPanel) return null
  return (
    <div className="wrap pointer-events-none max-lg:pb-9 md:max-lg:pt-18 lg:absolute lg:inset-x-0 lg:bottom-20 lg:flex lg:justify-end">
      <aside
        aria-labelledby="contest-panel"
        className="pointer-events-auto relative z-10 rounded-lg border-2 border-dashed border-lamp/70 bg-dusk-2/95 p-5 md:max-lg:flex md:max-lg:items-center md:max-lg:justify-between md:max-lg:gap-6 lg:w-[300px]"
      >
        <div>
          <h2 id="contest-panel" className="flex items-center gap-2 text-lg">
            <FeatureIcon name="camera" className="size-5 shrink-0 text-lamp" />
            <Link to="/contest" className="underline-offset-4 hover:underline">
              {contestPanel.heading}
            </Link>
          </h2>
          <p className="mt-1 text-on-dusk-soft">{contestPanel.text}</p>
        </div>
        <div className="mt-3 flex shrink-0 flex-wrap gap-x-2 gap-y-2 md:max-lg:mt-0">
          <ButtonLink kind="on-dusk" size="small" to={submit.to}>
            {submit.label}
          </ButtonLink>
          <ButtonLink kind="on-dusk-quiet" size="small" className="px-2! lg:-mr-2" to={gallery.to}>
            {gallery.label}
          </ButtonLink>
        </div>
      </aside>
    </div>
  )
}
