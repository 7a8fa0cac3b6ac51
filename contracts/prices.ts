import type { Stay } from './booking.ts'
import { dayOfMonth } from './date-formats.ts'
import { addDays, nightsBetween, type Day } from './dates.ts'
import type { Prices, Season } from './site/prices.ts'

/** A common year, since seasons may cover all of it and leave no night at the usual price. */
const wholeYear = { checkIn: '2023-01-01', checkOut: '2024-01-01' }

/** The lowest price of a night: of all nights, or of those of a stay. Whole US dollars. */
export function nightlyFrom(prices: Prices, stay?: Stay | null): number {
  return Math.min(...nightsOf(stay ?? wholeYear).map((night) => priceOf(prices, night)))
}

function nightsOf({ checkIn, checkOut }: Stay): Day[] {
  return Array.from({ length: nightsBetween(checkIn, checkOut) }, (_, at) => addDays(checkIn, at))
}

function priceOf({ nightly, seasons }: Prices, night: Day): number {
  return seasons.find((season) => contains(season, night.slice(-5)))?.nightly ?? nightly
}

function contains({ begins, ends }: Season, yearDay: string): boolean {
  return begins <= ends
    ? begins <= yearDay && yearDay <= ends
    : begins <= yearDay || yearDay <= ends
}

/** '$1,289' */
export function inDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`
}

/** 'March 1'. In a leap year, so that February 29 is a day. */
export function yearDayName(yearDay: string): string {
  return dayOfMonth(`2024-${yearDay}`)
}
