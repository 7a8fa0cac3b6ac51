import { monthName, shortDay } from '#contracts/date-formats.ts'
import type { VisitPeriod } from '#contracts/visit-periods.ts'
import { classes } from '../../../components/classes.ts'

interface Series {
  name: string
  tone: string
  /** One per bar; null where there is none. */
  values: readonly (number | null)[]
}

interface ColumnChartProps {
  /** Days or months, oldest first. */
  bars: readonly string[]
  naming: BarNaming
  /** Stacked from the bottom. */
  series: readonly Series[]
  /** More columns of the table, which are not drawn. */
  onlyInTable?: readonly Omit<Series, 'tone'>[]
}

/** Stacked columns over time, and the same figures as a table. */
export function ColumnChart(props: ColumnChartProps) {
  const { bars, naming, series } = props
  const totals = bars.map((_, at) => sumOf(series.map(({ values }) => values[at] ?? 0)))
  const highest = Math.max(...totals)
  if (highest === 0) return <p className="mt-3 text-soft">Nothing in this period.</p>
  return (
    <figure className="mt-4">
      {series.length > 1 && <Legend series={series} />}
      <div aria-hidden className="text-sm text-soft">
        <p>{`Most: ${highest.toLocaleString('en-US')}`}</p>
        <div className="mt-1 flex h-36 items-end gap-px border-b border-edge sm:gap-1">
          {bars.map((bar, at) => (
            <Column
              key={bar}
              title={`${barName(bar, naming)}: ${totals[at]}`}
              parts={series.map(({ tone, values }) => ({
                tone,
                share: (values[at] ?? 0) / highest,
              }))}
            />
          ))}
        </div>
        <p className="mt-1 flex justify-between">
          {[bars.at(0), bars.at(-1)].map((bar = '') => (
            <span key={bar}>{barName(bar, naming)}</span>
          ))}
        </p>
      </div>
      <FiguresTable {...props} />
    </figure>
  )
}

function Legend({ series }: Pick<ColumnChartProps, 'series'>) {
  return (
    <ul className="mb-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {series.map(({ name, tone }) => (
        <li key={name} className="flex items-center gap-2">
          <span aria-hidden className={classes('size-3 rounded-xs forced-colors:border', tone)} />
          {name}
        </li>
      ))}
    </ul>
  )
}

function Column({ title, parts }: { title: string; parts: { tone: string; share: number }[] }) {
  return (
    <div title={title} className="flex h-full min-w-0 grow basis-0 flex-col-reverse">
      {parts.map(({ tone, share }) => (
        <span
          key={tone}
          className={classes('block last:rounded-t-xs forced-colors:border', tone)}
          style={{ height: `${share * 100}%` }}
        />
      ))}
    </div>
  )
}

function FiguresTable({ bars, naming, series, onlyInTable = [] }: ColumnChartProps) {
  const columns = [...series, ...onlyInTable]
  return (
    <details className="mt-3">
      <summary className="inline-flex min-h-11 cursor-pointer items-center underline underline-offset-4">
        Show as a table
      </summary>
      <table className="mt-2 w-full max-w-2xl border-collapse text-left">
        <thead>
          <tr className="align-bottom text-sm text-soft">
            <th scope="col" className="py-1 pr-3 font-medium">
              {naming === '30-days' ? 'Day' : 'Month'}
            </th>
            {columns.map(({ name }) => (
              <th key={name} scope="col" className="py-1 pl-3 text-right font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bars.toReversed().map((bar) => (
            <tr key={bar} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-3 font-normal">
                {barName(bar, naming)}
              </th>
              {columns.map(({ name, values }) => (
                <td key={name} className="py-1.5 pl-3 text-right tabular-nums">
                  {shown(values[bars.indexOf(bar)])}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}

function shown(value: number | null | undefined): string {
  if (value === null || value === undefined) return '–'
  return value.toLocaleString('en-US', { maximumFractionDigits: 1 })
}

export function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0)
}

/** What the bars are: days, or months. */
type BarNaming = VisitPeriod

/** 'Sat, Nov 21' or 'November 2026' */
function barName(bar: string, naming: BarNaming): string {
  return naming === '30-days' ? shortDay(bar) : monthName(bar)
}
