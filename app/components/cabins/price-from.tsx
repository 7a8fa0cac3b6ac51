import { prices as words } from '#content/prices.ts'
import type { Stay } from '#contracts/booking.ts'
import { inDollars, nightlyFrom } from '#contracts/prices.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

interface PriceFromProps {
  cabin: Cabin
  /** Then the lowest price of its nights. */
  stay?: Stay | null | undefined
}

/** What a night costs at least; nothing if the owner gives no prices. */
export function PriceFrom({ cabin: { prices }, stay }: PriceFromProps) {
  if (!prices) return null
  return (
    <p className="text-base text-soft">
      <strong className="font-semibold text-ink">
        {words.from(inDollars(nightlyFrom(prices, stay)))}
      </strong>{' '}
      {words.night}
    </p>
  )
}
