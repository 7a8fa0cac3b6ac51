import { Bar } from '../../../components/reviews/bar.tsx'

export interface BarRow {
  key: string
  name: string
  count: number
  /** The last column. */
  more?: string
}

interface BarTableProps {
  heading: string
  columns: { name: string; count: string; more?: string }
  rows: readonly BarRow[]
}

/** Counts by name as a table with a bar in each row, readable at the width of a phone. */
export function BarTable({ heading, columns, rows }: BarTableProps) {
  const highest = Math.max(...rows.map(({ count }) => count))
  if (rows.length === 0 || highest === 0) {
    return <p className="mt-3 text-soft">Nothing in this period.</p>
  }
  return (
    <table className="mt-4 w-full max-w-3xl table-fixed border-collapse text-left">
      <caption className="sr-only">{heading}</caption>
      <thead>
        <tr className="align-bottom text-sm text-soft">
          <th scope="col" className="py-1 pr-3 font-medium">
            {columns.name}
          </th>
          <th scope="col" className="w-20 py-1 text-right font-medium">
            {columns.count}
          </th>
          {columns.more && (
            <th scope="col" className="w-[34%] py-1 pl-4 font-medium">
              {columns.more}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, count, more }) => (
          <tr key={key} className="border-t border-line align-top">
            <th scope="row" className="py-2 pr-3 font-medium wrap-anywhere">
              {name}
              <span className="mt-1 block">
                <Bar share={count / highest} />
              </span>
            </th>
            <td className="py-2 text-right tabular-nums">{count.toLocaleString('en-US')}</td>
            {columns.more && <td className="py-2.5 pl-4 text-sm text-soft tabular-nums">{more}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
