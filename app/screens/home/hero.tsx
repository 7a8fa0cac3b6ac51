import { Fragment } from 'react'
import { SearchBar } from '../../components/stay-search/search-bar.tsx'
import { useDocument, useFacts } from '../../documents.ts'
import { ContestPanel } from './contest-panel.tsx'
import { HeroPictures } from './hero-pictures.tsx'

/** The headline on the pictures, and the way to dates across their lower edge. */
export function Hero() {
  const { hero } = useDocument('home')
  const { features } = useFacts()
  return (
    <div className="on-dusk relative bg-dusk text-on-dusk">
      <div className="relative grid md:min-h-[35rem] md:grid-rows-[1fr_auto_auto] md:h-[min(100svh-8.2rem-var(--banner),820px)] md:low:h-auto md:low:min-h-0">
        <HeroPictures />
        <h1 className="hero-words wrap sign text-hero max-md:row-start-1 max-md:self-end max-md:pb-4 md:row-start-2 md:low:pt-6">
          {sentencesOf(hero.headline).map((sentence) => (
            <Fragment key={sentence}>
              <span className="block">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <SearchBar className="z-20 max-md:py-4 md:absolute md:inset-x-0 md:bottom-0 md:translate-y-1/2" />
        <div className="hero-words wrap max-md:pt-2 max-md:pb-9 md:row-start-3 md:pt-4 md:pb-20">
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
