import { guideWords } from '#content/guide.ts'
import type { BlockOf } from '#contracts/site/guide-blocks.ts'
import { classes } from '../../components/classes.ts'
import { SectionHead } from '../../components/section-head.tsx'
import { type BlockProps, SampleNote, SidePicture } from './block-parts.tsx'

/** What swimming costs, by age and residency (specification, section 2). */
export function Fees({ block: fees, pictures: [picture], space }: BlockProps<'fees'>) {
  const id = `${fees.id}-heading`
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'wrap grid items-center gap-10',
        space,
        'lg:grid-cols-[1.3fr_1fr] lg:gap-16',
      )}
    >
      <div>
        <SectionHead {...fees} id={id} />
        <FeeTable fees={fees} />
        <SampleNote entries={fees.rows}>{guideWords.samples.fees}</SampleNote>
      </div>
      <SidePicture picture={picture} />
    </section>
  )
}

function FeeTable({ fees: { caption, columns, rows, free } }: { fees: BlockOf<'fees'> }) {
  const figure = 'sign py-3 text-right text-xl tabular-nums'
  return (
    <table className="mt-6 w-full wrap-anywhere border-collapse">
      <caption className="sr-only">{caption}</caption>
      <thead className="border-b-2 border-ink">
        <tr className="eyebrow text-soft">
          <th scope="col" className="py-2 text-left">
            {columns.age}
          </th>
          <th scope="col" className="py-2 text-right">
            {columns.visitor}
          </th>
          <th scope="col" className="py-2 text-right">
            {columns.resident}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ age, visitorCents, residentCents }) => (
          <tr key={age} className="border-b border-line">
            <th scope="row" className="py-3 text-left font-display text-lg font-bold">
              {age}
            </th>
            <td className={figure}>{dollars(visitorCents) ?? free}</td>
            <td className={figure}>{dollars(residentCents) ?? free}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whole dollars without cents, '$12'; null for what is free. */
function dollars(cents: number): string | null {
  if (cents === 0) return null
  return `$${cents % 100 === 0 ? cents / 100 : (cents / 100).toFixed(2)}`
}
