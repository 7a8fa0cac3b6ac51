import { useId } from 'react'
import { useQuery } from '@tanstack/react-query'
import { cabinPage } from '#content/cabin-page.ts'
import type { NextFree as NextFreeAnswer } from '#contracts/availability.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import type { ChosenDays } from '../../../components/date-range/chosen-days.ts'
import type { ApiKey } from '../../../queries.ts'
import { shortStay } from '#contracts/date-formats.ts'

const { nextFree } = cabinPage

export function nextFreeKey(slug: string): ApiKey {
  return [`/api/availability/${slug}/next`]
}

interface NextFreeProps {
  cabin: Cabin
  onTake: (days: ChosenDays) => void
}

/** The next free nights, taken with one press; its line is kept while it is looked up. */
export function NextFree({ cabin, onTake }: NextFreeProps) {
  const { data, isPending } = useQuery<NextFreeAnswer>({ queryKey: nextFreeKey(cabin.slug) })
  const daysId = useId()
  if (!isPending && !data?.stay) return null
  const stay = data?.stay
  return (
    <p className="flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-sm">
      {stay && (
        <>
          <span id={daysId} className="font-semibold">
            {nextFree.label} {shortStay(stay)}
          </span>
          <button
            type="button"
            aria-describedby={daysId}
            className="needs-script min-h-8 thumb font-semibold text-ember-ink underline underline-offset-4"
            onClick={() => onTake(stay)}
          >
            {nextFree.take}
          </button>
        </>
      )}
    </p>
  )
}
