import { areaGuide } from '#content/guide/area-guide.ts'
import pictures from '#pictures/things-to-do.json'
import { originContext } from '../../api-context.ts'
import { ButtonLink } from '../../components/button.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'
import type { Route } from './+types/things-to-do'
import { AreaTabs } from './area-tabs.tsx'
import { DrivingTimes } from './driving-times.tsx'
import { guideMeta } from './guide-meta.ts'
import { MoreGuides } from './more-guides.tsx'
import { crumbsOf } from './structured-data.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { structuredData: [crumbsOf(context.get(originContext), areaGuide)] }
}

/** Moving inside the site needs nothing from the server. */
export const clientLoader = () => null

/** From tab to tab nothing is loaded again, so that keys are answered at once. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (page) => guideMeta(areaGuide, pictures[0], page)

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
