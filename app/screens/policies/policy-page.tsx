import { policyPage } from '#content/interface.ts'
import type { PolicySection as Section } from '#contracts/site/policies.ts'
import { PolicySection, PolicyText } from '../../components/policy-text.tsx'
import { useDocument } from '../../documents.ts'
import { page } from '../../page.ts'
import type { Route } from './+types/policy-page'

export { meta, shouldRevalidate } from '../../page.ts'

const policies = {
  'privacy-policy': 'policies/privacy',
  'terms-of-service': 'policies/terms',
  'cancellation-policy': 'policies/cancellation',
} as const

/** One screen for all policies, chosen by the address. */
export const loader = page(async ({ request, document }) => {
  const [, path = ''] = new URL(request.url).pathname.split(/[/.]/)
  const name = policies[path as keyof typeof policies]
  const { search } = await document(name)
  return { ...search, path: `/${path}`, picture: path, shown: { policyName: name } }
})

export default function PolicyPage({ loaderData }: Route.ComponentProps) {
  const { title, lastUpdated, intro, sections } = useDocument(loaderData.policyName)
  const version = policyPage.lastUpdated(lastUpdated)
  return (
    <PolicyText heading={title} back={policyPage.back} version={version} intro={intro}>
      {sections.map(({ table, ...section }) => (
        <PolicySection key={section.heading} {...section}>
          {table && <PolicyTable {...table} />}
        </PolicySection>
      ))}
    </PolicyText>
  )
}

function PolicyTable({ caption, columns, rows }: NonNullable<Section['table']>) {
  return (
    <table className="w-full wrap-anywhere border-collapse text-left">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b-2 border-ink">
          {columns.map((column) => (
            <th key={column} scope="col" className="w-1/2 py-2 pr-4 font-display">
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
