import { periodInWords, retention } from '#content/retention.ts'
import type { ReactNode } from 'react'
import { longDay } from '#contracts/date-formats.ts'
import { visitPeriods, type VisitPeriod } from '#contracts/visit-periods.ts'
import { visitFigures, type Visits } from '#services/visits/visit-figures.ts'
import { adminLoader } from '../../../admin.server.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { adminMeta } from '../admin-meta.ts'
import { BarTable } from './bar-table.tsx'
import { ColumnChart, sumOf } from './column-chart.tsx'
import { clickRows, pageRows, sourceRows } from './rows.ts'
import { Section } from '../page-parts.tsx'
import type { Route } from './+types/visits'

const periodsWords = {
  '30-days': 'Last 30 days',
  '12-months': 'Last 12 months',
} satisfies Record<VisitPeriod, string>

export const meta = adminMeta('What it brings')

const exportPath = '/api/admin/visits/export.csv'

export const loader = adminLoader('manager', async (asked, query) => {
  const period = visitPeriods.find((each) => each === query['period']) ?? '30-days'
  const cabins = asked.site.cabins.map(({ slug, name }) => ({ slug, name }))
  return { period, cabins, visits: await visitFigures(asked, period) }
})

/** What the site brings: visits, searches, clicks to the booking partner, reviews. */
export default function VisitsScreen({ loaderData }: Route.ComponentProps) {
  const { period } = loaderData
  return (
    <div className="pt-8">
      <h1 className="sign text-title">What it brings</h1>
      <p className="mt-3 max-w-prose text-lead text-soft">{`Visits, searches, and clicks to the booking partner. Counted on your own server, without cookies: only a sum per day is kept, for ${periodInWords(retention.dailyCounts)}.`}</p>
      <div className="mt-6">
        <Tabs
          label="Period"
          chosen={period}
          tabs={visitPeriods.map((value) => ({
            value,
            label: periodsWords[value],
            to: `/admin/visits?period=${value}`,
            panel: value === period && <Figures {...loaderData} />,
          }))}
        />
      </div>
    </div>
  )
}

function Figures({ visits, period, cabins }: Route.ComponentProps['loaderData']) {
  const { bars, searches, reviews, stars } = visits
  const time = { bars, naming: period }
  const none = sumOf(searches.none)
  const all = none + sumOf(searches.free) + sumOf(searches.unknown)
  return (
    <div className="mt-6 grid grid-cols-1 gap-12">
      <div>
        <KeyFigures visits={visits} searches={all} />
        <p className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
          {visits.since && <span>{`Counted since ${longDay(visits.since)}.`}</span>}
          <a href={exportPath} download className={buttonClasses('secondary', 'small')}>
            Download daily sums (CSV)
          </a>
        </p>
      </div>
      <Part
        heading="Visits"
        hint="A visit begins when someone comes from elsewhere. Search engines’ robots, your own visits while you’re signed in, and pages a browser only fetched ahead aren’t counted."
      >
        <ColumnChart {...time} series={visitSeries(visits)} />
      </Part>
      <Part heading="Where visits came from">
        <BarTable
          heading="Where visits came from"
          columns={{ name: 'Source', count: 'Visits' }}
          rows={sourceRows(visits)}
        />
      </Part>
      <Part heading="Pages">
        <BarTable
          heading="Pages"
          columns={{ name: 'Page', count: 'Viewed', more: 'Visits began here' }}
          rows={pageRows(visits, cabins)}
        />
      </Part>
      <Part
        heading="Searches for free cabins"
        hint={
          all > 0
            ? `${none} of ${all} ${all === 1 ? 'search' : 'searches'} found no free cabin.`
            : undefined
        }
      >
        <ColumnChart {...time} series={searchSeries(searches)} />
      </Part>
      <Part heading="Clicks to the booking partner">
        <ColumnChart
          {...time}
          series={[{ name: 'Clicks', tone: 'bg-oak', values: visits.clicks }]}
        />
        {visits.clicksByCabin.length > 0 && (
          <BarTable
            heading="Clicks to the booking partner"
            columns={{ name: 'Cabin', count: 'Clicks', more: 'Came from' }}
            rows={clickRows(visits, cabins)}
          />
        )}
      </Part>
      <Part heading="Reviews received">
        <ColumnChart
          {...time}
          series={[{ name: 'Reviews', tone: 'bg-bluebonnet', values: reviews }]}
          onlyInTable={[{ name: 'Average stars', values: stars }]}
        />
      </Part>
    </div>
  )
}

function visitSeries({ arrivals, views }: Visits) {
  const more = views.map((count, at) => count - (arrivals[at] ?? 0))
  return [
    { name: 'Visits', tone: 'bg-oak', values: arrivals },
    { name: 'More pages in those visits', tone: 'bg-lamp', values: more },
  ]
}

function searchSeries({ free, none, unknown }: Visits['searches']) {
  return [
    { name: 'No cabin free', tone: 'bg-ember', values: none },
    { name: 'A cabin free', tone: 'bg-oak', values: free },
    { name: 'Not known', tone: 'bg-edge', values: unknown },
  ]
}

function KeyFigures({ visits, searches }: { visits: Visits; searches: number }) {
  const figures = [
    { label: 'Visits', count: sumOf(visits.arrivals) },
    { label: 'Pages viewed', count: sumOf(visits.views) },
    { label: 'Searches', count: searches },
    { label: 'Booking clicks', count: sumOf(visits.clicks) },
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
  return (
    <Section heading={heading} className="min-w-0">
      {hint && <p className="mt-2 max-w-prose text-soft">{hint}</p>}
      {children}
    </Section>
  )
}
