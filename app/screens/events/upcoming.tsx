import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { eventsPage } from '#content/events.ts'
import { Loading } from '../../components/loading.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument } from '../../documents.ts'
import type { Refresh } from './use-refresh.ts'
import { lazyPart } from '../../components/lazy-part.ts'

/** Loaded only where it is shown, like everything most guests never see. */
const NothingScheduled = lazyPart(() => import('./nothing-scheduled.tsx'))

const { browse, loading, refreshed } = eventsPage

interface UpcomingProps {
  isLoading: boolean
  isEmpty: boolean
  refresh: Refresh
  children: ReactNode
}

/** 'Browse All Events': while loading, without upcoming events, and with its cards. */
export function Upcoming({ isLoading, isEmpty, refresh, children }: UpcomingProps) {
  const { eyebrow, lead } = useDocument('events').browse
  const section = useFocusAfter(refresh)
  return (
    <section
      ref={section}
      tabIndex={-1}
      id="browse-events"
      aria-labelledby="browse-heading"
      className="wrap pt-10 outline-none md:pt-12"
    >
      <SectionHead
        isLow
        id="browse-heading"
        eyebrow={eyebrow}
        heading={browse.heading}
        lead={lead}
      />
      {isLoading && <Loading isTall text={loading} className="mt-8" />}
      <p role="status" className="text-lead text-soft not-empty:mt-8">
        {refresh.state === 'done' && refreshed}
      </p>
      {isEmpty && !isLoading && (
        <Suspense>
          <NothingScheduled refresh={refresh} />
        </Suspense>
      )}
      {!isEmpty && children}
    </section>
  )
}

/** A refresh may remove its own button: then focus the result. */
function useFocusAfter({ state }: Refresh) {
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    if (state === 'done' && document.activeElement === document.body) section.current?.focus()
  }, [state])
  return section
}
