import type { Figure } from '#contracts/site/guide.ts'

/** The figures of a guide, as large as on a mile post. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="border-b-2 border-line bg-card">
      <dl className="wrap grid md:grid-cols-3">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-4 not-first:border-t-2 md:py-8 md:not-first:border-t-0 md:not-first:border-l-2 md:not-first:pl-8"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="sign text-[clamp(1.8rem,1.3rem+1.5vw,2.8rem)] leading-tight text-ember-ink">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
