import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCabins } from '#content/admin-cabins.ts'
import { feedMessages } from '#contracts/cabin-limits.ts'
import { feedAddress, usualFeedOptions } from '#contracts/feed-options.ts'
import type { AdminCabin, NewFeed } from '#contracts/cabins.ts'
import { Button } from '../../../components/button.tsx'
import { TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import { textOf, typedIn, type FieldErrors } from '../../../components/form/values.ts'
import { DeleteButton } from '../confirm.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { addFeed, refreshCabins } from './cabins-api.ts'
import { cabinsPath } from './cabins-path.ts'

const words = adminCabins.feeds

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
            <li
              key={feed.id}
              className="flex min-w-0 flex-wrap items-center justify-between gap-x-4"
            >
              <span className="min-w-0 wrap-anywhere">
                {feed.host}
                {feed.transparentDays === 'free' && (
                  <span className="text-soft"> ({words.free})</span>
                )}
              </span>
              <Remove cabin={cabin} feed={feed} />
            </li>
          ))}
        </ul>
      )}
      {isOpen ? (
        <NewFeedForm cabin={cabin} onClose={() => setOpen(false)} />
      ) : (
        <Button className="mt-3" kind="secondary" size="small" onClick={() => setOpen(true)}>
          {words.open}
        </Button>
      )}
    </section>
  )
}

function explanation({ feeds, feedSetting }: AdminCabin): string {
  if (feedSetting === null) return feeds.length === 0 ? words.none : ''
  return feeds.length === 0 ? words.inSetting(feedSetting) : words.overSetting(feedSetting)
}

function Remove({ cabin, feed }: { cabin: AdminCabin; feed: AdminCabin['feeds'][number] }) {
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

function NewFeedForm({ cabin, onClose }: { cabin: AdminCabin; onClose: () => void }) {
  const form = useNewFeed(cabin, onClose)
  return (
    <FormFrame submission={form} noValidate className="mt-3 grid grid-cols-1 gap-4">
      <TextField
        name="address"
        label={words.address}
        hint={words.addressHint}
        type="url"
        autoComplete="off"
        required
      />
      <label className="flex min-h-11 items-start gap-3">
        <input type="checkbox" name="transparent" className="mt-1 size-5 shrink-0" />
        <span>
          {words.transparent}
          <span className="block text-sm text-soft">{words.transparentHint}</span>
        </span>
      </label>
      <div className="flex flex-wrap gap-3">
        {/* A mistake in the address is shown at its field. */}
        <Submit
          submission={form.errors['address'] ? { ...form, message: '' } : form}
          words={{ submit: words.submit, submitting: words.trying }}
        />
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </FormFrame>
  )
}

function useNewFeed(cabin: AdminCabin, onStored: () => void) {
  const client = useQueryClient()
  return useAdminForm({
    // A secret as well: the calendar can be read with nothing but its address.
    draft: null,
    read: readFeed,
    check: mistakesIn,
    send: (feed) => addFeed(client, cabin, feed),
    onStored,
    failedTitle: words.failed,
  })
}

function readFeed(form: HTMLFormElement): NewFeed {
  const typed = typedIn(form)
  return {
    ...usualFeedOptions,
    address: feedAddress(textOf(typed, 'address')),
    transparentDays: textOf(typed, 'transparent') === '' ? 'taken' : 'free',
  }
}

function mistakesIn({ address }: NewFeed): FieldErrors {
  return /^https?:\/\/\S/.test(address) ? {} : { address: feedMessages.address }
}
