import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { admin } from '#content/admin.ts'
import { shortStay } from '#contracts/date-formats.ts'
import type { Calendars, ConfirmMissing } from '#contracts/feed-troubles.ts'
import { momentAt } from '#contracts/moments.ts'
import { useDocument } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { ConfirmedButton } from '../confirm.tsx'

const words = admin.dashboard.calendars.missing
const path = '/api/admin/calendars'

interface MissingNightsProps {
  missing: Calendars['missing'][number]
  /** The cabin's name. */
  name: string
}

/** Nights that a feed no longer lists, and a button to confirm that they are free. */
export function MissingNights({ missing: { until, ...missing }, name }: MissingNightsProps) {
  const client = useQueryClient()
  const { timeZone } = useDocument('facts')
  const { feed, nights } = missing
  const listed = nights.map(({ from, to }) => shortStay({ checkIn: from, checkOut: to })).join(', ')
  return (
    <li className="flex max-w-prose items-start gap-2">
      <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
      <div className="min-w-0">
        <p>{words.text(name, feed, listed, momentAt(until, timeZone))}</p>
        <ConfirmedButton
          className="mt-2"
          label={words.action}
          named={words.named(name, listed)}
          words={words.confirm}
          text={words.explain(name, listed)}
          act={() => sendOverHttp('POST', `${path}/confirmation`, missing satisfies ConfirmMissing)}
          done={words.done}
          failed={words.failed}
          refresh={() => client.invalidateQueries({ queryKey: [path] })}
        />
      </div>
    </li>
  )
}
