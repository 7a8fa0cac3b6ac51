import { guideWords } from '#content/guide/words.ts'
import pictures from '#pictures/things-to-do.json'
import { ButtonLink } from '../../components/button.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'
import { useDocument } from '../../documents.ts'
import { AreaTabs } from './area-tabs.tsx'
import { DrivingTimes } from './driving-times.tsx'
import { guidePage } from './guide-page.ts'
import { MoreGuides } from './more-guides.tsx'

export { meta } from '../../page.ts'

/** From tab to tab nothing is loaded again, so that keys are answered at once. */
export const shouldRevalidate = () => false

export const loader = guidePage('guide/things-to-do', pictures[0])

export default function ThingsToDo() {
  const guide = useDocument('guide/things-to-do')
  const guides = useDocument('guide/nearby')
  return (
    <>
      <PosterHero words={guide} picture={pictures[0]} />
      <AreaTabs />
      <DrivingTimes />
      <MoreGuides heading={guides.heading} lead={guides.lead} />
      <Closing />
    </>
  )
}

function Closing() {
  const guide = useDocument('guide/things-to-do')
  const { heading, text } = guide.closing
  return (
    <section aria-labelledby="closing-heading" className="wrap pt-20 text-center print:hidden">
      <h2 id="closing-heading" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
      <ButtonLink to={guideWords.cabins.to} className="mt-6">
        {guideWords.cabins.label}
      </ButtonLink>
    </section>
  )
}
