import { guideWords } from '#content/guide.ts'
import { ButtonLink } from '../../components/button.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { AreaTabs } from './area-tabs.tsx'
import { AreaMap } from './map/area-map.tsx'
import { classes } from '../../components/classes.ts'
import { guidePage } from './guide-page.ts'
import { MoreGuides } from './more-guides.tsx'
import { SectionHead } from '../../components/section-head.tsx'

export { meta } from '../../page.ts'

/** From tab to tab nothing is loaded again, so that keys are answered at once. */
export const shouldRevalidate = () => false

export const loader = guidePage('guide/things-to-do')

export default function ThingsToDo() {
  const guide = useDocument('guide/things-to-do')
  const guides = useDocument('guide/nearby')
  const [picture] = useAlbum('things-to-do')
  return (
    <>
      <PosterHero words={guide} picture={picture} />
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

/** How long each drive takes, beside the map if there is one. */
function DrivingTimes() {
  const { driving } = useDocument('guide/things-to-do')
  const { heading, lead, times, map } = driving
  return (
    <section aria-labelledby="driving-heading" className="mt-20 bg-oak-wash py-14 md:py-16">
      <div
        className={classes(
          'wrap',
          map && 'grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]',
        )}
      >
        <SectionHead id="driving-heading" heading={heading} lead={lead} />
        {map && (
          <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <AreaMap map={map} places={times} />
          </div>
        )}
        <dl
          className={classes(
            'grid grid-cols-2 gap-y-8 sm:grid-cols-4',
            map ? 'lg:grid-cols-2 lg:content-start' : 'mt-8 xl:grid-cols-8',
          )}
        >
          {times.map(({ place, time }) => (
            <div
              key={place}
              className="relative flex flex-col-reverse justify-end border-t-4 border-dotted border-oak/60 pt-5 pr-4 before:absolute before:-top-3 before:size-5 before:rounded-full before:border-4 before:border-oak-wash before:bg-oak"
            >
              <dt className="mt-1 leading-snug">{place}</dt>
              <dd className="sign text-xl text-oak">{time}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
