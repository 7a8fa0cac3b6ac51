import { areaGuide } from '#content/guide/area-guide.ts'
import pictures from '#pictures/things-to-do.json'
import { ButtonLink } from '../../components/button.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'
import { page } from '../../page.ts'
import { AreaTabs } from './area-tabs.tsx'
import { DrivingTimes } from './driving-times.tsx'
import { guidePage } from './guide-page.ts'
import { MoreGuides } from './more-guides.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(guidePage(areaGuide, pictures[0]))

export default function ThingsToDo() {
  const { guides } = areaGuide
  return (
    <>
      <PosterHero words={areaGuide} picture={pictures[0]} />
      <AreaTabs />
      <DrivingTimes />
      <MoreGuides heading={guides.heading} lead={guides.lead} />
      <Closing />
    </>
  )
}

function Closing() {
  const { heading, text, link } = areaGuide.closing
  return (
    <section aria-labelledby="closing-heading" className="wrap pt-20 text-center print:hidden">
      <h2 id="closing-heading" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
      <ButtonLink to={link.to} className="mt-6">
        {link.label}
      </ButtonLink>
    </section>
  )
}
