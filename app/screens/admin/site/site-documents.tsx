import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { adminGuides } from '#content/admin-guides.ts'
import { adminOnPage } from '#content/admin-on-page.ts'
import { adminSite as words } from '#content/admin-site.ts'
import { documentGroups, documentNames } from '#content/admin-documents.ts'
import { adminPictures as pictureWords, albumTitles } from '#content/admin-pictures.ts'
import { guideIdIn } from '#contracts/guides.ts'
import { shortMoment } from '#contracts/moments.ts'
import type { AdminCabin } from '#contracts/cabins.ts'
import type { ListedDocument } from '#contracts/site-editing.ts'
import { useFacts } from '../../../documents.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { adminMeta } from '../admin-meta.ts'
import { LoadFailed } from '../page-parts.tsx'
import { cabinsPath } from '../cabins/cabins-path.ts'
import { AddGuide } from './add-guide.tsx'
import { documentsQuery } from './documents-api.ts'

export const meta = adminMeta(words.title)

/** Everything that the owner can change without a shell. */
export default function SiteDocuments() {
  const documents = useQuery(documentsQuery)
  const cabins = useQuery<readonly AdminCabin[]>({ queryKey: [cabinsPath] })
  const failed = [documents, cabins].filter(({ isError }) => isError)
  // Together: what comes later would move the links while the owner presses one.
  const isPending = documents.isPending || cabins.isPending
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <p className="mt-3 max-w-3xl text-lead text-soft">{words.lead}</p>
      <ButtonLink to="/admin/site/page" className="mt-4">
        {adminOnPage.link}
      </ButtonLink>
      <div aria-live="polite" className="mt-4">
        {isPending && failed.length === 0 && <p className="text-soft">{words.loading}</p>}
        {failed.length > 0 && (
          <LoadFailed
            text={words.loadFailed}
            onRetry={() => {
              for (const { refetch } of failed) void refetch()
            }}
          />
        )}
      </div>
      {documents.data && cabins.data && <Groups documents={documents.data} cabins={cabins.data} />}
    </div>
  )
}

type Group = (typeof documentGroups)[number]

interface GroupsProps {
  documents: readonly ListedDocument[]
  cabins: readonly AdminCabin[]
}

function Groups({ documents, cabins }: GroupsProps) {
  const [first, ...others] = documentGroups.map((group) => withGuides(group, documents))
  const own = { heading: words.cabins, documents: cabins.map(({ id }) => `cabins/${id}`) }
  const pictures = {
    heading: pictureWords.heading,
    documents: [
      ...[...cabins.map(({ id }) => id), ...Object.keys(albumTitles)].map(
        (name) => `albums/${name}`,
      ),
      ...documents.flatMap(({ document, title }) => (title === null ? [] : [albumOf(document)])),
    ],
  }
  const groups = [...(first ? [first] : []), own, pictures, ...others]
  const titles = titlesIn(documents)
  const nameOf = (document: string) =>
    titles.get(document) ??
    documentNames[document] ??
    albumTitles[document.replace('albums/', '')] ??
    cabins.find(({ id }) => [`cabins/${id}`, `albums/${id}`].includes(document))?.name ??
    document
  return (
    <div className="mt-6 grid gap-8 md:grid-cols-2">
      {groups.map(({ heading, documents: names }) => (
        <section key={heading} aria-label={heading} className="min-w-0">
          <h2 className="text-heading">{heading}</h2>
          <ul className="mt-3 grid gap-2">
            {documents
              .filter(({ document }) => names.some((name) => name === document))
              .toSorted((a, b) => orderOf(names, a) - orderOf(names, b))
              .map((document) => (
                <li key={document.document}>
                  <DocumentLink {...document} name={nameOf(document.document)} />
                </li>
              ))}
          </ul>
          {heading === adminGuides.heading && <AddGuide />}
        </section>
      ))}
    </div>
  )
}

/** The local guides that the owner has added come after the shipped ones. */
function withGuides(group: Group, documents: readonly ListedDocument[]): Group {
  if (group.heading !== adminGuides.heading) return group
  const guides = documents.filter(({ title }) => title !== null).map(({ document }) => document)
  return { ...group, documents: [...new Set([...group.documents, ...guides])] }
}

/** Of the local guides, and of their albums. */
function titlesIn(documents: readonly ListedDocument[]): ReadonlyMap<string, string> {
  return new Map(
    documents.flatMap(({ document, title }) =>
      title === null ? [] : [[document, title] as const, [albumOf(document), title] as const],
    ),
  )
}

function albumOf(guide: string): string {
  return `albums/${guideIdIn(guide)}`
}

function orderOf(names: readonly string[], { document }: ListedDocument): number {
  return names.indexOf(document)
}

function DocumentLink({ document, name, ...states }: ListedDocument & { name: string }) {
  const { timeZone } = useFacts()
  return (
    <Link
      to={`/admin/site/${document}`}
      className="block rounded-md border border-line bg-card px-4 py-3 hover:border-ember"
    >
      <span className="block font-display font-semibold wrap-anywhere">{name}</span>
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
