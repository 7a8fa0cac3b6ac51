import { CalendarX2, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { availabilityWords as words } from '#content/availability.ts'
import { Spinner } from '../loading.tsx'
import type { KnownDays } from './known-days.ts'

/** What to know about a calendar that cannot show booked days; nothing while it can. */
export function FeedNote({ known }: { known: KnownDays }) {
  return (
    <div role="status" className="not-empty:rounded-md not-empty:bg-sunken not-empty:p-3">
      {known.kind === 'looking' && (
        <Line icon={<Spinner className="size-5 border-2" />}>{words.looking}</Line>
      )}
      {known.kind === 'none' && (
        <Line icon={<CalendarX2 aria-hidden className="size-5" />}>{words.noFeed}</Line>
      )}
      {known.kind === 'failed' && (
        <Line icon={<CircleAlert aria-hidden className="size-5 text-danger" />}>
          <strong className="block font-semibold">{known.error}</strong>
          {words.withoutLiveData}
          {known.nights.taken.length > 0 && <span className="block">{words.bookedAsOf}</span>}
        </Line>
      )}
    </div>
  )
}

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2.5 text-[0.95rem]">
      <span className="mt-0.5 shrink-0">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}
