import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminGuides } from '#content/admin-guides.ts'
import { adminOnPage } from '#content/admin-on-page.ts'
import { adminSite as words } from '#content/admin-site.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { ListedDocument } from '#contracts/site-editing.ts'
import { useFacts } from '../../../documents.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { adminMeta } from '../admin-meta.ts'
import { Fetching, Section } from '../page-parts.tsx'
import { AddGuide } from './add-guide.tsx'
import { documentsQuery } from './documents-api.ts'

export const meta = adminMeta(words.title)

/** Everything that the owner can change without a shell. */
export default function SiteDocuments() {
  const query = useQuery(documentsQuery)
  const groups = Map.groupBy(query.data ?? [], ({ group }) => group)
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">{words.lead}</p>
      <ButtonLink to="/admin/site/page" className="mt-4">
        {adminOnPage.link}
      </ButtonLink>
      <div aria-live="polite" className="mt-4">
        <Fetching query={query} loading={words.loading} failed={words.loadFailed} />
      </div>
      <div className="mt-6 grid gap-8 md:grid-cols-2">
        {[...groups].map(([heading, own]) => (
          <Section key={heading} heading={heading} className="min-w-0">
            <ul className="mt-3 grid gap-2">
              {own.map((document) => (
                <li key={document.document}>
                  <DocumentLink {...document} />
                </li>
              ))}
            </ul>
            {heading === adminGuides.heading && <AddGuide />}
          </Section>
        ))}
      </div>
    </div>
  )
}

function DocumentLink({ document, title, ...states }: ListedDocument) {
  const { timeZone } = useFacts()
  return (
    <Link
      to={`/admin/site/${document}`}
      className="block rounded-md border border-line bg-card px-4 py-3 hover:border-ember"
    >
      <span className="block font-display font-semibold wrap-anywhere">{title}</span>
      <span className="block text-sm text-soft">{stateOf(states, timeZone)}</span>
    </Link>
  )
}

type States = Pick<ListedDocument, 'draft' | 'planned' | 'published'>

function stateOf({ draft, planned, published }: States, timeZone: string): string {
  const at = (instant: string) => shortMoment(instant, timeZone)
  if (draft?.refusal) return words.states.refused
  if (draft) return words.states.draft(draft.author, at(draft.createdAt))
  if (planned) return words.states.planned(at(planned.publishAt))
  if (published) return words.states.published(published.author, at(published.publishedAt))
  return words.states.shipped
}
