import { useQuery } from '@tanstack/react-query'
import { useId, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { adminVisits as words } from '#content/admin-visits.ts'
import { longDay } from '#contracts/date-formats.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { Visits } from '#contracts/visits.ts'
import { visitPeriods, type VisitPeriod } from '#contracts/visit-periods.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { documentKey } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { LoadFailed } from '../inbox-list.tsx'
import { BarTable } from './bar-table.tsx'
import { ColumnChart, sumOf } from './column-chart.tsx'
import { clickRows, pageRows, sourceRows } from './rows.ts'

export const meta = adminMeta(words.title)

const path = '/api/admin/visits'

/** What the site brings: visits, searches, clicks to the booking partner, reviews. */
export default function VisitsScreen() {
  const [search] = useSearchParams()
  const period = visitPeriods.find((each) => each === search.get('period')) ?? '30-days'
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <p className="mt-3 max-w-prose text-lead text-soft">{words.lead}</p>
      <div className="mt-6">
        <Tabs
          label={words.periodLabel}
          chosen={period}
          tabs={visitPeriods.map((value) => ({
            value,
            label: words.periods[value],
            to: `/admin/visits?period=${value}`,
            panel: value === period && <Period period={period} />,
          }))}
        />
      </div>
    </div>
  )
}

function Period({ period }: { period: VisitPeriod }) {
  const query = useQuery<Visits>({ queryKey: [`${path}?period=${period}`] })
  const { data: cabins = [] } = useQuery<readonly Cabin[]>({ queryKey: documentKey('cabin-list') })
  if (query.isError) {
    return <LoadFailed text={words.loadFailed} onRetry={() => void query.refetch()} />
  }
  if (!query.data) return <p className="mt-6 text-soft">{words.loading}</p>
  return <Figures visits={query.data} period={period} cabins={cabins} />
}

interface FiguresProps {
  visits: Visits
  period: VisitPeriod
  cabins: readonly Cabin[]
}

function Figures({ visits, period, cabins }: FiguresProps) {
  const { bars, searches, reviews, stars } = visits
  const time = { bars, naming: period }
  const none = sumOf(searches.none)
  const all = none + sumOf(searches.free) + sumOf(searches.unknown)
  const { pages, sources, clicks } = words
  return (
    <div className="mt-6 grid grid-cols-1 gap-12">
      <div>
        <KeyFigures visits={visits} searches={all} />
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
          {visits.since && <span>{words.since(longDay(visits.since))}</span>}
          <a href={`${path}/export.csv`} download className={buttonClasses('secondary', 'small')}>
            {words.export}
          </a>
        </p>
      </div>
      <Part heading={words.visits.heading} hint={words.visits.hint}>
        <ColumnChart {...time} series={visitSeries(visits)} />
      </Part>
      <Part heading={sources.heading}>
        <BarTable
          heading={sources.heading}
          columns={{ name: sources.source, count: sources.arrivals }}
          rows={sourceRows(visits)}
        />
      </Part>
      <Part heading={pages.heading}>
        <BarTable
          heading={pages.heading}
          columns={{ name: pages.page, count: pages.views, more: pages.arrivals }}
          rows={pageRows(visits, cabins)}
        />
      </Part>
      <Part
        heading={words.searches.heading}
        hint={all > 0 ? words.searches.summary(none, all) : undefined}
      >
        <ColumnChart {...time} series={searchSeries(searches)} />
      </Part>
      <Part heading={clicks.heading}>
        <ColumnChart
          {...time}
          series={[{ name: clicks.clicks, tone: 'bg-oak', values: visits.clicks }]}
        />
        {visits.clicksByCabin.length > 0 && (
          <BarTable
            heading={clicks.heading}
            columns={{ name: clicks.cabin, count: clicks.clicks, more: clicks.from }}
            rows={clickRows(visits, cabins)}
          />
        )}
      </Part>
      <Part heading={words.reviews.heading}>
        <ColumnChart
          {...time}
          series={[{ name: words.reviews.reviews, tone: 'bg-bluebonnet', values: reviews }]}
          onlyInTable={[{ name: words.reviews.stars, values: stars }]}
        />
      </Part>
    </div>
  )
}

function visitSeries({ arrivals, views }: Visits) {
  const more = views.map((count, at) => count - (arrivals[at] ?? 0))
  return [
    { name: words.visits.arrivals, tone: 'bg-oak', values: arrivals },
    { name: words.visits.more, tone: 'bg-lamp', values: more },
  ]
}

function searchSeries({ free, none, unknown }: Visits['searches']) {
  return [
    { name: words.searches.none, tone: 'bg-ember', values: none },
    { name: words.searches.free, tone: 'bg-oak', values: free },
    { name: words.searches.unknown, tone: 'bg-edge', values: unknown },
  ]
}

function KeyFigures({ visits, searches }: { visits: Visits; searches: number }) {
  const figures = [
    { label: words.figures.arrivals, count: sumOf(visits.arrivals) },
    { label: words.figures.views, count: sumOf(visits.views) },
    { label: words.figures.searches, count: searches },
    { label: words.figures.clicks, count: sumOf(visits.clicks) },
  ]
  return (
    <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
      {figures.map(({ label, count }) => (
        <div key={label} className="flex flex-col-reverse justify-end rounded-lg bg-oak-wash p-5">
          <dt className="text-soft">{label}</dt>
          <dd className="font-display text-3xl font-bold tabular-nums">
            {count.toLocaleString('en-US')}
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PartProps {
  heading: string
  hint?: string | undefined
  children: ReactNode
}

function Part({ heading, hint, children }: PartProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {hint && <p className="mt-2 max-w-prose text-soft">{hint}</p>}
      {children}
    </section>
  )
}
