import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { datesPopover } from './cabin-page.ts'
import { spoken } from './days.ts'

export async function openedCalendar(page: Page) {
  const popover = datesPopover(page)
  await expect(popover.getByRole('grid')).toBeVisible()
  // Month to month from the day that was pressed last.
  let last = ''
  const day = (date: string): Locator =>
    popover.getByRole('grid').getByRole('button', { name: spoken(date) })
  return {
    day,
    note: popover.getByRole('status', { name: 'What to choose next' }),
    /** Unavailable days can be pressed too, for an explanation. */
    press: async (date: string): Promise<void> => {
      const way = date < last ? 'Previous' : 'Next'
      const move = popover.getByRole('button', { name: `Go to the ${way} Month` })
      if ((await day(date).count()) === 0) await move.click()
      last = date
      await day(date).click({ force: true })
    },
  }
}
