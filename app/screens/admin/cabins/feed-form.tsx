import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
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

const endWords = {
  label: 'A booking ends',
  hint: 'If the last night of each booking is missing here.',
} as const

const endsWords = {
  'check-out': 'On the day of check-out, as usual',
  'last-night': 'On its last night',
}

const zoneWords = {
  label: 'Its times are',
  hint: 'If bookings begin or end a day early or late.',
  none: 'As at the property, as usual',
}

const transparentWords = {
  label: 'Days it marks as free',
  hint: 'Only if your partner’s calendar blocks days that way by mistake.',
} as const

const transparentDaysWords = { taken: 'Count as booked, as usual', free: 'Are free' }

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
          label="Address of its iCal calendar"
          hint="At the booking partner: export calendar, or iCal. Anyone who has it sees your bookings, so we never show it again."
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
            reading
              ? { submit: 'Save' }
              : { submit: 'Try it out', submitting: 'Reading the calendar...' }
          }
        />
        <Button kind="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </FormFrame>
  )
}

function Options({ options, isOpen }: { options: FeedOptions; isOpen: boolean }) {
  return (
    <details open={isOpen}>
      <summary className="min-h-11 cursor-pointer py-2 font-medium">
        If nights come out wrong
      </summary>
      <div className="mt-2 grid max-w-prose gap-4">
        <ChoiceField
          name="end"
          {...endWords}
          defaultValue={options.end}
          options={['check-out', 'last-night'] as const}
          labelOf={(end) => endsWords[end]}
        />
        <ChoiceField
          name="zone"
          {...zoneWords}
          defaultValue={options.zone ?? ''}
          options={[...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])]}
          labelOf={(zone) => zone.replaceAll('_', ' ')}
        />
        <ChoiceField
          name="transparentDays"
          {...transparentWords}
          defaultValue={options.transparentDays}
          options={['taken', 'free'] as const}
          labelOf={(days) => transparentDaysWords[days]}
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
    failedTitle: reading ? 'Failed to save the calendar' : 'Failed to read the calendar',
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
