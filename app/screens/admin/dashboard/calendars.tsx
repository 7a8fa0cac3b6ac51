import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { feedTroubleWords } from '#content/feed-troubles.ts'
import { shortDay, shortStay } from '#contracts/date-formats.ts'
import type { Calendars as Answer, ConfirmMissing } from '#contracts/feed-troubles.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { momentAt } from '#contracts/moments.ts'
import { useMay } from '../use-may.ts'
import { useDocument } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'
import { ConfirmedButton } from '../confirm.tsx'

interface CalendarsProps {
  /** Undefined while loading. */
  cabins: readonly Cabin[] | undefined
}

/** Problems with the cabins' feeds, and nights lost to the turnover rule. */
export function Calendars({ cabins }: CalendarsProps) {
  const mayEdit = useMay().open('/admin/site')
  const { data } = useQuery<Answer>({ queryKey: ['/api/admin/calendars'] })
  return (
    <section id="calendars" aria-labelledby="calendars-heading" className="scroll-mt-20">
      <h2 id="calendars-heading" className="text-heading">
        Calendars
      </h2>
      {data && cabins && (
        <>
          {(data.withoutFeed.length < cabins.length || data.troubles.length > 0) && (
            <Troubles
              // Shown with a button each.
              troubles={data.troubles.filter(({ kind }) => kind !== 'missing')}
              missing={data.missing}
              cabins={cabins}
            />
          )}
          <WithoutFeed slugs={data.withoutFeed} cabins={cabins} />
        </>
      )}
      {data && data.hidden.nights > 0 && (
        <p className="mt-3 max-w-prose text-soft">
          {`${data.hidden.nights} free ${data.hidden.nights === 1 ? 'night' : 'nights'} in the next ${data.hidden.days} days can’t be booked, because guests can’t check in on a day someone else checks out.`}{' '}
          {mayEdit && (
            <Link to="/admin/site/facts" className="underline underline-offset-4">
              Change it in the facts
            </Link>
          )}
        </p>
      )}
    </section>
  )
}

function WithoutFeed({ slugs, cabins }: { slugs: readonly string[]; cabins: readonly Cabin[] }) {
  const mayEdit = useMay().open('/admin/cabins')
  const names = cabins.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
  if (names.length === 0) return null
  return (
    <p className="mt-3 max-w-prose text-soft">
      {`No calendar yet: ${names.join(', ')}. Guests don’t see there which days are booked.`}{' '}
      {mayEdit && (
        <Link to="/admin/cabins" className="underline underline-offset-4">
          Give a calendar
        </Link>
      )}
    </p>
  )
}

interface TroublesProps extends Pick<Answer, 'troubles' | 'missing'> {
  cabins: readonly Cabin[]
}

function Troubles({ troubles, missing, cabins }: TroublesProps) {
  const nameOf = (cabin: string) => cabins.find(({ slug }) => slug === cabin)?.name ?? cabin
  if (troubles.length + missing.length === 0) {
    return (
      <p className="mt-3 flex items-center gap-2">
        <CircleCheck aria-hidden className="size-5 shrink-0 text-oak" />
        All calendars are working.
      </p>
    )
  }
  return (
    <ul className="mt-3 grid gap-3">
      {missing.map((each) => (
        <MissingNights
          key={`${each.cabin} ${each.feed}`}
          missing={each}
          name={nameOf(each.cabin)}
        />
      ))}
      {troubles.map((trouble) => {
        const { text } = feedTroubleWords(trouble, nameOf(trouble.cabin), shortDay)
        return (
          <li key={text} className="flex max-w-prose items-start gap-2">
            <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-danger" />
            <span className="min-w-0">{text}</span>
          </li>
        )
      })}
    </ul>
  )
}

const path = '/api/admin/calendars'

interface MissingNightsProps {
  missing: Answer['missing'][number]
  /** The cabin's name. */
  name: string
}

/** Nights that a feed no longer lists, and a button to confirm that they are free. */
function MissingNights({ missing: { until, ...missing }, name }: MissingNightsProps) {
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
