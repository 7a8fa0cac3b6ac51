import { Link } from 'react-router'
import { shortMoment } from '#contracts/moments.ts'
import { searchAdmin, searchQuerySchema, type SearchKind } from '#services/search/admin-search.ts'
import { adminLoader } from '../../../admin.server.ts'
import { useFacts } from '../../../documents.ts'
import { adminMeta } from '../admin-meta.ts'
import { Section } from '../page-parts.tsx'
import { SearchField } from './search-field.tsx'
import type { Route } from './+types/search'

const words = {
  kinds: {
    reviews: 'Reviews',
    inquiries: 'Inquiries',
    entries: 'Contest entries',
    winners: 'Winners',
    contests: 'Contests',
  } satisfies Record<SearchKind, string>,
  /** Leads to all results of a kind. */
  more: (kind: string) => `More in ${kind}`,
} as const

export const meta = adminMeta('Search')

export const loader = adminLoader('moderator', async (asked, query) => {
  const { q, kind } = searchQuerySchema.parse(query)
  return { text: q, kind, groups: await searchAdmin(asked, { q, kind }, asked.role) }
})

/** What contains a text, by kind. */
export default function SearchScreen({ loaderData }: Route.ComponentProps) {
  const { text, kind, groups } = loaderData
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Search</h1>
      <p className="mt-3 text-soft">Name, email address, words, or the id at the end of a link.</p>
      <SearchField className="mt-4 max-w-xl lg:hidden" />
      <div aria-live="polite" className="mt-4">
        {groups.length === 0 && text !== '' && (
          <p className="wrap-anywhere">{`Nothing contains “${text}”.`}</p>
        )}
      </div>
      <div className="mt-6 grid grid-cols-1 gap-10">
        {groups.map((group) => (
          <Group key={group.kind} group={group} text={text} isAlone={kind !== undefined} />
        ))}
      </div>
      {kind && (
        <Link
          to={`/admin/search?${new URLSearchParams({ q: text })}`}
          className="mt-6 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          Search everything again
        </Link>
      )}
    </div>
  )
}

interface GroupProps {
  group: Route.ComponentProps['loaderData']['groups'][number]
  text: string
  isAlone: boolean
}

function Group({ group: { kind, hits, hasMore }, text, isAlone }: GroupProps) {
  const { timeZone } = useFacts()
  const more = listPlace(kind, text)
  const leadsOn = hasMore && !(isAlone && more.startsWith('/admin/search'))
  return (
    <Section heading={words.kinds[kind]} className="min-w-0">
      {hits.length === 0 && <p className="mt-3 text-soft">No match among the newest.</p>}
      <ul className="mt-3 grid gap-2">
        {hits.map((hit) => (
          <li key={hit.id} className="min-w-0">
            <Link
              to={rowPlace(kind, hit.id)}
              className="block rounded-lg border border-line bg-card px-4 py-3 hover:bg-sunken"
            >
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="min-w-0 font-semibold wrap-anywhere">{hit.title}</span>
                <time dateTime={hit.at} className="text-sm text-soft">
                  {shortMoment(hit.at, timeZone)}
                </time>
              </span>
              <span className="block text-soft wrap-anywhere">{hit.text}</span>
            </Link>
          </li>
        ))}
      </ul>
      {leadsOn && (
        <Link
          to={more}
          className="mt-3 inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {words.more(words.kinds[kind])}
        </Link>
      )}
    </Section>
  )
}

/** Where a result is. */
function rowPlace(kind: SearchKind, id: string): string {
  const row = encodeURIComponent(id)
  switch (kind) {
    case 'reviews':
      return `/admin/reviews?review=${row}`
    case 'inquiries':
      return `/admin/inquiries?inquiry=${row}`
    case 'entries':
      return `/admin/submissions?entry=${row}`
    case 'winners':
      return `/admin/winners?entry=${row}`
    case 'contests':
      return `/admin/contests?contest=${row}`
  }
}

/** The list of a kind, filtered by the text; where a list has no search, more results here. */
function listPlace(kind: SearchKind, text: string): string {
  const search = new URLSearchParams({ status: 'all', search: text })
  if (kind === 'reviews' || kind === 'inquiries') return `/admin/${kind}?${search}`
  return `/admin/search?${new URLSearchParams({ q: text, kind })}`
}
