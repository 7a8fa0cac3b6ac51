import { counted } from '#content/cabin-card.ts'
import { prices as words } from '#content/prices.ts'
import type { Stay } from '#contracts/booking.ts'
import { nightsBetween } from '#contracts/dates.ts'
import { inDollars, nightlyFrom } from '#contracts/prices.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

interface PriceFromProps {
  cabin: Cabin
  /** Then the lowest price of its nights. */
  stay?: Stay | null | undefined
}

/** What a night costs at least; nothing if the owner gives no prices. */
export function PriceFrom({ cabin, stay }: PriceFromProps) {
  const price = partsOf(cabin, stay)
  if (!price) return null
  return (
    <p className="text-base text-soft">
      <strong className="font-semibold text-ink">{price.from}</strong> {price.rest}
    </p>
  )
}

/** The same as text; null if the owner gives no prices. */
export function priceLine(cabin: Cabin, stay: Stay | null): string | null {
  const price = partsOf(cabin, stay)
  return price && `${price.from} ${price.rest}`
}

/** With the nights of a stay, but without a total: other nights of it may cost more. */
function partsOf({ prices }: Cabin, stay: Stay | null | undefined) {
  if (!prices) return null
  const nights = stay
    ? ` · ${counted(nightsBetween(stay.checkIn, stay.checkOut), 'night').replace(' ', '\u00A0')}`
    : ''
  return {
    from: words.from(inDollars(nightlyFrom(prices, stay))),
    rest: `${words.night}${nights}`,
  }
}
