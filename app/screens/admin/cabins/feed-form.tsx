import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCabins } from '#content/admin-cabins.ts'
import { feedMessages } from '#contracts/cabin-limits.ts'
import type { AdminCabin, FeedReading, FeedTrial } from '#contracts/cabins.ts'
import { feedAddress, usualFeedOptions, type FeedOptions } from '#contracts/feed-options.ts'
import { Button } from '../../../components/button.tsx'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { FormFrame, Submit } from '../../../components/form/form-frame.tsx'
import {
  textOf,
  typedIn,
  type FieldErrors,
  type FormValues,
} from '../../../components/form/values.ts'
import { useAdminForm } from '../use-admin-form.ts'
import { saveFeed, tryFeed } from './cabins-api.ts'
import { Reading } from './feed-reading.tsx'

const words = adminCabins.feeds

interface FeedFormProps {
  cabin: AdminCabin
  /** Omit to add one. */
  feed?: AdminCabin['feeds'][number]
  onClose: () => void
}

/** A calendar is tried out first, which shows how it reads, and then saved. */
export function FeedForm({ cabin, feed, onClose }: FeedFormProps) {
  const [reading, setReading] = useState<FeedReading | null>(null)
  const form = useFeedForm({ cabin, feed, onClose }, { reading, setReading })
  return (
    <FormFrame
      submission={form}
      noValidate
      className="mt-3 grid grid-cols-1 gap-4"
      onChange={() => setReading(null)}
    >
      {!feed && (
        <TextField
          name="address"
          label={words.address}
          hint={words.addressHint}
          type="url"
          autoComplete="off"
          required
        />
      )}
      <Options options={feed ?? usualFeedOptions} isOpen={feed !== undefined} />
      <div aria-live="polite">{reading && <Reading reading={reading} isNew={!feed} />}</div>
      <div className="flex flex-wrap gap-3">
        {/* A mistake in the address is shown at its field. */}
        <Submit
          submission={form.errors['address'] && !feed ? { ...form, message: '' } : form}
          words={
            reading ? { submit: words.submit } : { submit: words.tryOut, submitting: words.trying }
          }
        />
        <Button kind="quiet" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </FormFrame>
  )
}

function Options({ options, isOpen }: { options: FeedOptions; isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">{words.whenWrong}</summary>
      <div className="mt-2 grid max-w-prose gap-4">
        <ChoiceField
          name="end"
          {...words.end}
          defaultValue={options.end}
          options={['check-out', 'last-night'] as const}
          labelOf={(end) => words.ends[end]}
        />
        <ChoiceField
          name="zone"
          {...words.zone}
          defaultValue={options.zone ?? ''}
          options={[...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]}
          labelOf={(zone) => zone.replaceAll('_', ' ')}
        />
        <ChoiceField
          name="transparentDays"
          {...words.transparent}
          defaultValue={options.transparentDays}
          options={['taken', 'free'] as const}
          labelOf={(days) => words.transparentDays[days]}
        />
      </div>
    </details>
  )
}

function useFeedForm(
  { cabin, feed, onClose }: FeedFormProps,
  { reading, setReading }: { reading: FeedReading | null; setReading: (read: FeedReading) => void },
) {
  const client = useQueryClient()
  return useAdminForm({
    // A secret as well: the calendar can be read with nothing but its address.
    draft: null,
    read: (form) => readFeed(typedIn(form), feed?.id),
    check: mistakesIn,
    send: async (trial) => {
      if (!reading) return tryFeed(cabin, trial)
      await saveFeed(client, cabin, trial)
      return null
    },
    onStored: (answer) => (answer ? setReading(answer) : onClose()),
    failedTitle: reading ? words.failed : words.unread,
  })
}

function readFeed(typed: FormValues, id: string | undefined): FeedTrial {
  const options = {
    transparentDays: textOf(typed, 'transparentDays') === 'free' ? 'free' : 'taken',
    end: textOf(typed, 'end') === 'last-night' ? 'last-night' : 'check-out',
    zone: textOf(typed, 'zone') || null,
  } as const
  return id === undefined
    ? { address: feedAddress(textOf(typed, 'address')), ...options }
    : { id, ...options }
}

function mistakesIn(trial: FeedTrial): FieldErrors {
  const isFine = !('address' in trial) || /^https?:\/\/\S/.test(trial.address)
  return isFine ? {} : { address: feedMessages.address }
}
