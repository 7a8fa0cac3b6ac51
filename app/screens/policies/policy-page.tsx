import { policyPage } from '#content/policies/page.ts'
import type { PolicySection } from '#contracts/site/pages.ts'
import { BackLink } from '../../components/back-link.tsx'
import { useDocument } from '../../documents.ts'
import type { PolicyName } from './policy-loader.ts'
import { PolicyTable } from './policy-table.tsx'

export function PolicyPage({ name }: { name: PolicyName }) {
  const policy = useDocument(name)
  return (
    <article className="wrap pt-6">
      <BackLink {...policyPage.back} />
      <div className="prose-width mx-auto mt-6">
        <h1 className="sign text-title">{policy.title}</h1>
        <p className="mt-3 text-soft">{policyPage.lastUpdated(policy.lastUpdated)}</p>
        <p className="mt-6 text-lead">{policy.intro}</p>
        {policy.sections.map((section) => (
          <Section key={section.heading} section={section} />
        ))}
      </div>
    </article>
  )
}

function Section({ section }: { section: PolicySection }) {
  return (
    <section className="mt-10">
      <h2 className="text-2xl">{section.heading}</h2>
      <div className="mt-3 grid gap-3">
        {section.paragraphs?.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {section.list && (
          <ul className="grid list-disc gap-2 pl-6 marker:text-ember-ink">
            {section.list.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        )}
        {section.table && <PolicyTable {...section.table} />}
      </div>
    </section>
  )
}
