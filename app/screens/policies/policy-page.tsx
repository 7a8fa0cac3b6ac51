import { plainText } from '#contracts/rich-text.ts'
import { RichText } from '../../components/rich-text.tsx'
import { policyPage } from '#content/interface.ts'
import type { PolicySection } from '#contracts/site/policies.ts'
import { BackLink } from '../../components/back-link.tsx'
import { PageHead } from '../../components/page-head.tsx'
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
  const policy = useDocument(loaderData.policyName)
  return (
    <article>
      <PageHead heading={policy.title} isLow back={<BackLink {...policyPage.back} />}>
        <p className="text-base">{policyPage.lastUpdated(policy.lastUpdated)}</p>
      </PageHead>
      <div className="wrap pt-8">
        <div className="prose-width">
          <p className="text-lead">{policy.intro}</p>
          {policy.sections.map((section) => (
            <Section key={section.heading} section={section} />
          ))}
        </div>
      </div>
    </article>
  )
}

function Section({ section }: { section: PolicySection }) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{section.heading}</h2>
      <div className="mt-3 grid gap-3">
        {section.paragraphs?.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
        {section.list && (
          <ul className="grid list-disc gap-2 pl-6 marker:text-ember-ink">
            {section.list.map((item) => (
              <li key={plainText(item)}>
                <RichText text={item} />
              </li>
            ))}
          </ul>
        )}
        {section.table && <PolicyTable {...section.table} />}
      </div>
    </section>
  )
}

function PolicyTable({ caption, columns, rows }: NonNullable<PolicySection['table']>) {
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
