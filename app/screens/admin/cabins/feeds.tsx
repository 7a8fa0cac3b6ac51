import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCabins } from '#content/admin-cabins.ts'
import type { AdminCabin } from '#contracts/cabins.ts'
import { Button } from '../../../components/button.tsx'
import { DeleteButton } from '../confirm.tsx'
import { refreshCabins } from './cabins-api.ts'
import { cabinsPath } from './cabins-path.ts'
import { FeedForm } from './feed-form.tsx'

const words = adminCabins.feeds

type Feed = AdminCabin['feeds'][number]

/** The calendars that a cabin's bookings are read from. */
export function Feeds({ cabin }: { cabin: AdminCabin }) {
  const [isOpen, setOpen] = useState(false)
  const heading = `feeds-${cabin.id}`
  return (
    <section aria-labelledby={heading} className="mt-4 border-t border-line pt-4">
      <h3 id={heading} className="text-base font-semibold">
        {words.heading}
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
          {words.open}
        </Button>
      )}
    </section>
  )
}

function FeedRow({ cabin, feed }: { cabin: AdminCabin; feed: Feed }) {
  const [isOpen, setOpen] = useState(false)
  const options = words.options(feed)
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
              aria-label={words.changeNamed(feed.host)}
              onClick={() => setOpen(true)}
            >
              {words.change}
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
  if (feedSetting === null) return feeds.length === 0 ? words.none : ''
  return feeds.length === 0 ? words.inSetting(feedSetting) : words.overSetting(feedSetting)
}

function Remove({ cabin, feed }: { cabin: AdminCabin; feed: Feed }) {
  const client = useQueryClient()
  return (
    <DeleteButton
      label={words.remove}
      named={words.removeNamed(feed.host)}
      address={`${cabinsPath}/${cabin.id}/feeds/${feed.id}`}
      words={words.removeConfirm}
      text={words.removeText}
      deleted={words.removed}
      failed={words.removeFailed}
      refresh={() => refreshCabins(client)}
    />
  )
}
