import { useQueryClient } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { shortStay } from '#contracts/date-formats.ts'
import type { Calendars, ConfirmMissing } from '#contracts/feed-troubles.ts'
import { momentAt } from '#contracts/moments.ts'
import { useDocument } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { ConfirmedButton } from '../confirm.tsx'

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
        <p>{`${name}: feed ${feed} no longer lists bookings it had for ${listed}. Guests see these nights as unknown; they become free if the calendar still says so on ${momentAt(until, timeZone)}.`}</p>
        <ConfirmedButton
          className="mt-2"
          label="They’re canceled"
          named={`They’re canceled: bookings of ${name} for ${listed}`}
          words={{ heading: 'Are these nights free?', yes: 'Yes, they’re free', no: 'Cancel' }}
          text={`${name}, ${listed}: guests can choose these nights right away, and those who are waiting for them get an email. Please check with your booking partner first.`}
          act={() => sendOverHttp('POST', `${path}/confirmation`, missing satisfies ConfirmMissing)}
          done={{ title: 'Confirmed', description: 'Guests see these nights as free.' }}
          failed="Failed to confirm"
          refresh={() => client.invalidateQueries({ queryKey: [path] })}
        />
      </div>
    </li>
  )
}
