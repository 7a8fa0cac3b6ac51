import { admin } from '#content/admin.ts'
import { referralSources } from '#contracts/referrals.ts'
import { shortDay } from '#contracts/date-formats.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { clickFigures, WeeklyClicks } from '#services/referrals/referral-figures.ts'
import { Section } from '../page-parts.tsx'

const words = admin.dashboard.referrals

interface ReferralsProps extends Awaited<ReturnType<typeof clickFigures>> {
  /** Undefined while loading. */
  cabins: readonly Cabin[] | undefined
}

/** Clicks per cabin and week, and per source and week, as tables with bars. */
export function Referrals({ byCabin, bySource, cabins = [] }: ReferralsProps) {
  const places = [
    { key: null, name: 'The property' },
    ...cabins.map(({ slug, name }) => ({ key: slug, name })),
  ]
  return (
    <Section heading="Clicks to the booking partner">
      {byCabin.length === 0 && <p className="mt-3 text-soft">No booking clicks yet.</p>}
      {byCabin.length > 0 && cabins.length > 0 && (
        <Chart
          caption="Clicks per cabin and week, the last eight weeks"
          table={tableOf(places, byCabin)}
        />
      )}
      {bySource.length > 0 && (
        <>
          <h3 className="mt-8 text-xl">{words.sources.heading}</h3>
          <Chart caption={words.sources.caption} table={tableOf(sources, bySource)} />
        </>
      )}
    </Section>
  )
}

const sources = [
  ...referralSources.map((key) => ({ key, name: words.sources[key] })),
  { key: null, name: words.sources.unknown },
]

function Chart({ caption, table }: { caption: string; table: ReferralTable }) {
  return (
    // Positioned, so that it clips the screen reader texts as well.
    <div className="relative mt-5 overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-[44rem] border-collapse text-left">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Place</span>
            </th>
            {table.weeks.map((week) => (
              <th key={week} scope="col" className="pb-2 text-sm font-medium text-soft">
                <span className="sr-only">Week of </span>
                {shortDay(week).replace(/^\w+, /, '')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map(({ name, counts }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-medium whitespace-nowrap">
                {name}
              </th>
              {counts.map((count, index) => (
                <td key={table.weeks[index]} className="py-2 pr-3">
                  <Bar count={count} highest={table.highest} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Bar({ count, highest }: { count: number; highest: number }) {
  return (
    <span className="flex items-center gap-2">
      <span className="w-6 text-right tabular-nums">{count}</span>
      <span
        aria-hidden
        className="h-3 rounded-sm bg-ember"
        style={{ width: `${(count / highest) * 3}rem` }}
      />
    </span>
  )
}

interface ReferralTable {
  /** Mondays, oldest first. */
  weeks: string[]
  /** One count per week. */
  rows: { name: string; counts: number[] }[]
  highest: number
}

function tableOf(
  rows: readonly { key: string | null; name: string }[],
  counts: readonly WeeklyClicks[],
): ReferralTable {
  const weeks = [...new Set(counts.map(({ week }) => week))].toSorted()
  const countOf = (key: string | null, week: string) =>
    counts.find((entry) => entry.key === key && entry.week === week)?.count ?? 0
  return {
    weeks,
    rows: rows.map(({ key, name }) => ({ name, counts: weeks.map((week) => countOf(key, week)) })),
    highest: Math.max(1, ...counts.map(({ count }) => count)),
  }
}
