import type { Locator, Page } from '@playwright/test'
import { shutMarks } from '#content/cabin-card.ts'

/** The booking card of a cabin page. */
export function bookingCard(page: Page) {
  const card = page.getByRole('region', { name: 'Book Your Stay' })
  return {
    dates: card.getByRole('button', { name: /^Check-in/ }),
    nights: card.getByText(/^\d+ nights?$/),
    alreadyBooked: card.getByText(shutMarks.booked as string, { exact: true }),
    bookNow: card.getByRole('link', { name: /^Book Now/ }),
  }
}

/** Opened by the dates button. */
export function datesPopover(page: Page): Locator {
  return page.getByRole('group', { name: 'Choose your dates' })
}

/**
 * The last button of a calendar. It is scrolled to first: a popover follows its button one frame
 * after the page scrolls, and a press in that frame would land beside it.
 */
export async function doneButton(calendar: Locator): Promise<Locator> {
  const done = calendar.getByRole('button', { name: /Done$/ })
  await done.scrollIntoViewIfNeeded()
  return done
}
