import { useQuery } from '@tanstack/react-query'
import { admin } from '#content/admin.ts'
import type { ReferralCount } from '#contracts/admin.ts'
import { shortDay } from '#contracts/date-formats.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

const words = admin.dashboard.referrals

interface ReferralsProps {
  /** Undefined while loading. */
  cabins: readonly Cabin[] | undefined
}

/** Clicks per cabin and week, as a table with bars. */
export function Referrals({ cabins }: ReferralsProps) {
  const { data } = useQuery<ReferralCount[]>({ queryKey: ['/api/admin/referrals'] })
  return (
    <section aria-labelledby="referrals-heading">
      <h2 id="referrals-heading" className="text-heading">
        {words.heading}
      </h2>
      {data?.length === 0 && <p className="mt-3 text-soft">{words.none}</p>}
      {data && data.length > 0 && cabins && <Chart table={tableOf(data, cabins)} />}
    </section>
  )
}

function Chart({ table }: { table: ReferralTable }) {
  return (
    // Positioned, so that it clips the screen reader texts as well.
    <div
      className="relative mt-5 overflow-x-auto"
      tabIndex={0}
      role="region"
      aria-label={words.caption}
    >
      <table className="w-full min-w-[44rem] border-collapse text-left">
        <caption className="sr-only">{words.caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{words.place}</span>
            </th>
            {table.weeks.map((week) => (
              <th key={week} scope="col" className="pb-2 text-sm font-medium text-soft">
                <span className="sr-only">{words.week} </span>
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
  /** One row for the property and for each cabin; one count per week. */
  rows: { name: string; counts: number[] }[]
  highest: number
}

function tableOf(referrals: readonly ReferralCount[], cabins: readonly Cabin[]): ReferralTable {
  const weeks = [...new Set(referrals.map(({ week }) => week))].toSorted()
  const places = [
    { slug: null, name: admin.dashboard.referrals.property },
    ...cabins.map(({ slug, name }) => ({ slug, name })),
  ]
  const countOf = (slug: string | null, week: string) =>
    referrals.find((entry) => entry.cabin === slug && entry.week === week)?.count ?? 0
  return {
    weeks,
    rows: places.map(({ slug, name }) => ({
      name,
      counts: weeks.map((week) => countOf(slug, week)),
    })),
    highest: Math.max(1, ...referrals.map(({ count }) => count)),
  }
}
