import { SectionHead } from '../../components/section-head.tsx'
import { useDocument } from '../../documents.ts'

/** How long each drive takes, in the order a road would pass them. */
export function DrivingTimes() {
  const { driving } = useDocument('guide/things-to-do')
  return (
    <section aria-labelledby="driving-heading" className="mt-20 bg-oak-wash py-14 md:py-16">
      <div className="wrap">
        <SectionHead id="driving-heading" heading={driving.heading} lead={driving.lead} />
        <dl className="mt-8 grid grid-cols-2 gap-y-8 sm:grid-cols-4 xl:grid-cols-8">
          {driving.times.map(({ place, time }) => (
            <div
              key={place}
              className="relative flex flex-col-reverse justify-end border-t-4 border-dotted border-oak/60 pt-5 pr-4 before:absolute before:-top-3 before:size-5 before:rounded-full before:border-4 before:border-oak-wash before:bg-oak"
            >
              <dt className="mt-1 leading-snug">{place}</dt>
              <dd className="sign text-2xl text-oak">{time}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
