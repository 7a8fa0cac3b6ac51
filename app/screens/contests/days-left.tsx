import { contestPage } from '#content/contest/contest-page.ts'

/** How long the contest is still open, as a stamp on the poster. `days`: 0 on the last day. */
export function DaysLeft({ days }: { days: number }) {
  const { value, unit } = days === 0 ? contestPage.lastDay : contestPage.daysLeft(days)
  return (
    <p className="absolute right-4 bottom-4 grid size-32 -rotate-12 place-content-center rounded-full bg-lamp text-center text-on-lamp shadow-float md:right-8 md:bottom-8 md:size-40">
      <span
        aria-hidden
        className="absolute inset-1.5 rounded-full border-2 border-dashed border-on-lamp/70"
      />
      <span className="sign text-4xl leading-none md:text-5xl">{value}</span>{' '}
      <span className="eyebrow">{unit}</span>
    </p>
  )
}
