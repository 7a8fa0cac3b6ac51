import type { Page } from '@playwright/test'
import type { Day } from '#contracts/dates.ts'
import { spoken } from './days.ts'

export function bookNowScreen(page: Page) {
  const main = page.getByRole('main')
  const card = (name: string) => main.getByRole('region', { name, exact: true })
  const calendar = card('Availability calendar')
  const booking = card('Book Now')
  return {
    heading: main.getByRole('heading', { level: 1 }),
    calendar,
    grid: calendar.getByRole('grid'),
    nextMonth: calendar.getByRole('button', { name: 'Go to the Next Month' }),
    day: (day: Day) => calendar.getByRole('grid').getByRole('button', { name: spoken(day) }),
    booking,
    bookNow: booking.getByRole('button', { name: 'Book Now', exact: true }),
    toPartner: booking.getByRole('link', { name: /^Go to Example Stays/ }),
    alert: page.getByRole('dialog', { name: 'On to our booking partner' }),
    feed: card('iCal Integration'),
    status: card('Integration Status'),
  }
}
