import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { galleryPage } from '#content/contest/gallery.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { buttonClasses } from '../../parts/button.tsx'
import { EntryCard } from './entry-card.tsx'
import { cursorNames, type GalleryStatus } from './entries-query.ts'

const EntryDialog = lazy(() => import('./entry-dialog.tsx'))

interface EntryPages {
  data: { pages: { entries: PublicSubmission[]; next: string | null }[] } | undefined
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => Promise<unknown>
}

interface EntrySectionProps {
  status: GalleryStatus
  query: EntryPages
}

const looks = {
  winner: { ...galleryPage.winners, columns: 'md:grid-cols-2' },
  approved: { ...galleryPage.guests, columns: 'sm:grid-cols-2 lg:grid-cols-3' },
}

/** One part of the wall; nothing at all when it holds nothing. */
export function EntrySection({ status, query }: EntrySectionProps) {
  const [opened, setOpened] = useState<string>()
  const entries = query.data?.pages.flatMap((page) => page.entries) ?? []
  if (entries.length === 0) return null
  const { heading, columns } = looks[status]
  const id = `gallery-${status}`
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <ul className={`mt-6 grid gap-8 ${columns}`}>
        {entries.map((entry) => (
          <li key={entry.id} className="grid min-w-0">
            <EntryCard entry={entry} onOpen={() => setOpened(entry.id)} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && <ShowMore status={status} query={query} />}
      {opened !== undefined && (
        <Suspense>
          <EntryDialog entries={entries} startAt={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

/** A link to the next page for guests without scripts; with them it adds to the wall. */
function ShowMore({ status, query }: EntrySectionProps) {
  const [search] = useSearchParams()
  const next = new URLSearchParams(query.data?.pages.at(-1)?.next?.split('?')[1])
  const address = new URLSearchParams(search)
  address.set(cursorNames[status], next.get('cursor') ?? '')
  return (
    <p className="mt-8 text-center">
      <Link
        to={`?${address}`}
        className={buttonClasses('secondary')}
        onClick={(event) => {
          event.preventDefault()
          if (!query.isFetchingNextPage) void query.fetchNextPage()
        }}
      >
        {query.isFetchingNextPage ? galleryPage.loadingMore : galleryPage.more}
      </Link>
    </p>
  )
}
