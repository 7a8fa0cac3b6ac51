import type { ReactNode } from 'react'
import { bedsLine, cabinPage } from '#content/cabin-page.ts'
import { prices as words } from '#content/prices.ts'
import { inDollars, yearDayName } from '#contracts/prices.ts'
import type { DetailedCabin } from '#contracts/site/cabins.ts'
import type { Prices as CabinPrices } from '#contracts/site/prices.ts'
import type { IconName } from '#contracts/site/shapes.ts'
import { FeatureIcon } from '../../../components/feature-icon.tsx'
import { useDocument } from '../../../documents.ts'

const { headings, facts } = cabinPage

/** Beds, pets, and what the cabin's rules leave unsaid of times and smoking. */
export function GoodToKnow({ cabin }: { cabin: DetailedCabin }) {
  const { times, pets, smoking } = useDocument('stay')
  const isUnsaid = (topic: RegExp) => !cabin.rules.some((rule) => topic.test(rule))
  return (
    <section aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="text-xl">
        {headings.facts}
      </h2>
      <dl className="mt-4 grid gap-4 text-base">
        {cabin.prices && <Prices prices={cabin.prices} />}
        <Fact icon="bed-double" name={facts.beds} text={bedsLine(cabin.beds)} />
        {isUnsaid(/check-?in/i) && <Fact icon="clock" name={facts.checkIn} text={times.checkIn} />}
        {isUnsaid(/check-?out/i) && (
          <Fact icon="clock" name={facts.checkOut} text={times.checkOut} />
        )}
        <Fact icon="paw-print" name={facts.pets} text={`${petsHere(cabin)} ${pets}`} />
        {isUnsaid(/smok/i) && <Fact icon="cigarette-off" name={facts.smoking} text={smoking} />}
      </dl>
    </section>
  )
}

const petsHere = ({ petsAllowed }: DetailedCabin) =>
  petsAllowed ? cabinPage.pets.welcome : cabinPage.pets.not

function Prices({ prices: { nightly, seasons } }: { prices: CabinPrices }) {
  return (
    <Fact
      icon="tag"
      name={words.heading}
      text={
        <>
          {words.from(inDollars(nightly))} {words.night}.
          {seasons.map((season) => (
            <span key={`${season.season} ${season.begins}`} className="block">
              {words.season({
                name: season.season,
                first: yearDayName(season.begins),
                last: yearDayName(season.ends),
                amount: inDollars(season.nightly),
              })}
            </span>
          ))}
          <span className="block">{words.partner}</span>
        </>
      }
    />
  )
}

function Fact({ icon, name, text }: { icon: IconName; name: string; text: ReactNode }) {
  return (
    <div>
      <dt className="flex items-center gap-3.5 font-semibold">
        <FeatureIcon name={icon} className="size-5 shrink-0 text-oak" />
        {name}
      </dt>
      <dd className="pl-8.5 text-soft first-letter:uppercase">{text}</dd>
    </div>
  )
}

export function CabinRules({ rules }: { rules: readonly string[] }) {
  return (
    <section aria-labelledby="rules-heading">
      <h2 id="rules-heading" className="text-xl">
        {headings.rules}
      </h2>
      <ul className="mt-4 ml-5 grid list-disc gap-3 text-base marker:text-oak">
        {rules.map((rule) => (
          <li key={rule} className="pl-2">
            {rule}
          </li>
        ))}
      </ul>
    </section>
  )
}
