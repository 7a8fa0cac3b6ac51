import { SectionHead } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { BringAndAsk } from './bring-and-ask.tsx'
import { Fees } from './fees.tsx'
import { GuideIcon } from './guide-icon.tsx'
import { ExternalLink } from './guide-link.tsx'
import { guidePage } from './guide-page.ts'
import { LocalGuide } from './local-guide.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { Story } from './story.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = guidePage('guide/blue-hole', 'an attraction')

export default function BlueHole() {
  const guide = useDocument('guide/blue-hole')
  const pictures = useAlbum('blue-hole')
  const { story, bring, questions, official } = guide
  return (
    <LocalGuide name="guide/blue-hole">
      <section
        aria-labelledby="story-heading"
        className="wrap grid gap-10 pt-16 md:pt-24 lg:grid-cols-2 lg:gap-16"
      >
        <div>
          <Story id="story-heading" story={story} />
        </div>
        <div className="lg:pt-2">
          <SeasonStrip season={guide.season} />
          <p className="mt-5">
            <ExternalLink url={official.url}>{official.label}</ExternalLink>
          </p>
        </div>
      </section>
      <Amenities />
      <Fees fees={guide.fees} picture={pictures[1]} />
      <BringAndAsk bring={bring} questions={questions} />
    </LocalGuide>
  )
}

function Amenities() {
  const { amenities } = useDocument('guide/blue-hole')
  return (
    <section aria-labelledby="amenities-heading" className="mt-20 bg-oak-wash py-14 md:py-20">
      <div className="wrap">
        <SectionHead id="amenities-heading" heading={amenities.heading} />
        <ul className="mt-8 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
          {amenities.cards.map(({ name, description, icon }) => (
            <li key={name} className="flex gap-4 rounded-lg bg-card p-6">
              <GuideIcon name={icon} className="mt-0.5 size-7 shrink-0 text-oak" />
              <div className="min-w-0">
                <h3 className="text-xl">{name}</h3>
                <p className="mt-1 text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
