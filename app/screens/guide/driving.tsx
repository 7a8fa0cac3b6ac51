import { classes } from '../../components/classes.ts'
import { SectionHead } from '../../components/section-head.tsx'
import type { BlockProps } from './block-props.ts'
import { AreaMap } from './map/area-map.tsx'

/** How long each drive takes, beside the map if there is one. */
export function Driving({ block }: BlockProps<'driving'>) {
  const { id, heading, lead, times, map } = block
  return (
    <section aria-labelledby={`${id}-heading`} className="mt-20 bg-oak-wash py-14 md:py-16">
      <div
        className={classes(
          'wrap',
          map && 'grid gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)]',
        )}
      >
        <SectionHead id={`${id}-heading`} heading={heading} lead={lead} />
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
