import type { FeedOptions } from '#contracts/feed-options.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminCabin } from '#contracts/cabins.ts'
import { Button } from '../../../components/button.tsx'
import { DeleteButton } from '../confirm.tsx'
import { refreshCabins } from './cabins-api.ts'
import { cabinsPath } from './cabins-path.ts'
import { FeedForm } from './feed-form.tsx'

const optionsWords = ({ transparentDays, end, zone }: FeedOptions) =>
  [
    end === 'last-night' && 'ends with the last night',
    zone !== null && `times in ${zone.replaceAll('_', ' ')}`,
    transparentDays === 'free' && 'days marked as free count as free',
  ]
    .filter(Boolean)
    .join(', ')

type Feed = AdminCabin['feeds'][number]

/** The calendars that a cabin's bookings are read from. */
export function Feeds({ cabin }: { cabin: AdminCabin }) {
  const [isOpen, setOpen] = useState(false)
  const heading = `feeds-${cabin.id}`
  return (
    <section aria-labelledby={heading} className="mt-4 border-t border-line pt-4">
      <h3 id={heading} className="text-base font-semibold">
        Calendars
      </h3>
      <p className="mt-1 max-w-prose text-soft empty:hidden">{explanation(cabin)}</p>
      {cabin.feeds.length > 0 && (
        <ul className="mt-2 grid gap-2">
          {cabin.feeds.map((feed) => (
            <li key={feed.id} className="min-w-0">
              <FeedRow cabin={cabin} feed={feed} />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <FeedForm cabin={cabin} onClose={() => setOpen(false)} />
      ) : (
        <Button className="mt-3" kind="secondary" size="small" onClick={() => setOpen(true)}>
          Add a calendar
        </Button>
      )}
    </section>
  )
}

function FeedRow({ cabin, feed }: { cabin: AdminCabin; feed: Feed }) {
  const [isOpen, setOpen] = useState(false)
  const options = optionsWords(feed)
  return (
    <>
      <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-4">
        <span className="min-w-0 wrap-anywhere">
          {feed.host}
          {options !== '' && <span className="text-soft"> ({options})</span>}
        </span>
        <span className="flex flex-wrap gap-x-2">
          {!isOpen && (
            <Button
              kind="quiet"
              size="small"
              aria-label={`Change how the calendar at ${feed.host} is read`}
              onClick={() => setOpen(true)}
            >
              Change
            </Button>
          )}
          <Remove cabin={cabin} feed={feed} />
        </span>
      </div>
      {isOpen && <FeedForm cabin={cabin} feed={feed} onClose={() => setOpen(false)} />}
    </>
  )
}

function explanation({ feeds, feedSetting }: AdminCabin): string {
  if (feedSetting === null)
    return feeds.length === 0
      ? 'Guests can’t see which nights are free until this cabin has a calendar.'
      : ''
  return feeds.length === 0
    ? `Read from the server’s setting ${feedSetting}. A calendar given here takes its place.`
    : `They take the place of the server’s setting ${feedSetting}, which counts again once none is left here.`
}

function Remove({ cabin, feed }: { cabin: AdminCabin; feed: Feed }) {
  const client = useQueryClient()
  return (
    <DeleteButton
      label="Remove"
      named={`Remove the calendar at ${feed.host}`}
      address={`${cabinsPath}/${cabin.id}/feeds/${feed.id}`}
      words={{ heading: 'Remove this calendar?', yes: 'Remove', no: 'Cancel' }}
      text="Its bookings no longer block any night here."
      deleted={{ title: 'Removed', description: 'The calendar is no longer read.' }}
      failed="Failed to remove the calendar"
      refresh={() => refreshCabins(client)}
    />
  )
}
