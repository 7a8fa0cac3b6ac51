import { policyPage as words } from '#content/policies/page.ts'
import type { Policy, PolicySection } from '#contracts/site/shapes.ts'
import aboutPictures from '#pictures/about.json'
import { BackLink } from '../../components/back-link.tsx'
import type { Page } from '../../page.ts'
import { PolicyTable } from './policy-table.tsx'

export function policyPage({ title, inSearch }: Policy, path: string): Page {
  return { name: words.inSearch(title), description: inSearch, path, picture: aboutPictures[0] }
}

export function PolicyPage({ policy }: { policy: Policy }) {
  return (
    <article className="wrap pt-6">
      <BackLink {...words.back} />
      <div className="prose-width mx-auto mt-6">
        <h1 className="sign text-title">{policy.title}</h1>
        <p className="mt-3 text-soft">{words.lastUpdated(policy.lastUpdated)}</p>
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
