import { classes } from '../../components/classes.ts'
import { SectionHead } from '../../components/section-head.tsx'
import type { BlockProps } from './block-props.ts'
import { SeasonStrip } from './season-strip.tsx'

/** The rules as a park's own signs say them, over the strip of the year. */
export function Rules({ block, space }: BlockProps<'rules'>) {
  const { id, heading, lead, list, season } = block
  return (
    <section aria-labelledby={`${id}-heading`} className={classes('wrap', space)}>
      <SectionHead id={`${id}-heading`} heading={heading} lead={lead} />
      <ol className="mt-8 grid gap-5 md:grid-cols-3">
        {list.map(({ name, description }, index) => (
          <li
            key={name}
            className="flex flex-col rounded-lg border-4 border-bluebonnet bg-card p-6 last:border-danger"
          >
            <span
              aria-hidden
              className="sign text-3xl text-bluebonnet in-[li:last-child]:text-danger"
            >
              {index + 1}
            </span>
            <h3 className="sign mt-3 text-xl leading-tight">{name}</h3>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ol>
      {season && (
        <div className="mt-12">
          <SeasonStrip season={season} />
        </div>
      )}
    </section>
  )
}
