import type { PolicySection } from '#contracts/site/pages.ts'

export function PolicyTable({ caption, columns, rows }: NonNullable<PolicySection['table']>) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className="py-2 pr-4 font-display">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...others]) => (
          <tr key={first} className="border-b border-line align-top">
            <th scope="row" className="py-2.5 pr-4 font-medium">
              {first}
            </th>
            {others.map((cell) => (
              <td key={cell} className="py-2.5 pr-4">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
