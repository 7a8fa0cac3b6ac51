import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import { lazy, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { galleryPage } from '#content/contest-gallery.ts'
import { galleryMessages } from '#contracts/gallery-messages.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { useFocusOnNew } from '../../../components/lists/use-list-changes.ts'
import { FollowLink } from '../../../components/follow-link.tsx'
import { EntryCard } from './entry-card.tsx'
import type { EntryDialogProps } from './entry-dialog.tsx'
import { cursorNames, type GalleryStatus } from './entries-query.ts'
import { LoadMore } from '../../../components/lists/list-states.tsx'

const EntryDialog = lazy(() => import('./entry-dialog.tsx').catch(() => ({ default: FirstFile })))

interface EntrySectionProps {
  status: GalleryStatus
  query: UseInfiniteQueryResult<InfiniteData<{ items: PublicSubmission[]; next: string | null }>>
}

const looks = {
  winner: { ...galleryPage.winners, columns: 'md:grid-cols-2' },
  approved: { ...galleryPage.guests, columns: 'sm:grid-cols-2 lg:grid-cols-3' },
}

/** One section of the wall; nothing if it is empty. */
export function EntrySection({ status, query }: EntrySectionProps) {
  const [opened, setOpened] = useState<string>()
  const [search] = useSearchParams()
  const pages = query.data?.pages ?? []
  const entries = pages.flatMap((page) => page.items)
  const list = useRef<HTMLUListElement>(null)
  const awaitNew = useFocusOnNew(list, { count: entries.length, filter: status })
  if (entries.length === 0) return null
  const { heading, columns } = looks[status]
  const id = `gallery-${status}`
  return (
    <section aria-labelledby={id} className="mt-14">
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      <ul ref={list} className={`mt-6 grid gap-8 ${columns}`}>
        {entries.map((entry) => (
          <li key={entry.id} className="grid min-w-0">
            <EntryCard entry={entry} onOpen={() => setOpened(entry.id)} />
          </li>
        ))}
      </ul>
      <LoadMore
        query={query}
        words={galleryPage}
        to={addressOfNext(search, status, pages.at(-1)?.next ?? '')}
        failed={galleryMessages.loadFailed}
        onMore={awaitNew}
      />
      {opened !== undefined && (
        <Suspense>
          <EntryDialog entries={entries} startAt={opened} onClose={() => setOpened(undefined)} />
        </Suspense>
      )}
    </section>
  )
}

/** What an entry links to. */
function FirstFile({ entries, startAt, onClose }: EntryDialogProps) {
  const file = entries.find(({ id }) => id === startAt)?.files[0]
  return file && <FollowLink href={file.url} onLeave={onClose} />
}

/** Its cursor is in the address. */
function addressOfNext(search: URLSearchParams, status: GalleryStatus, next: string): string {
  const address = new URLSearchParams(search)
  const cursor = new URLSearchParams(next.split('?')[1]).get('cursor')
  address.set(cursorNames[status], cursor ?? '')
  return `?${address}`
}
