import type { Locator, Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { datesPopover } from './cabin-page.ts'
import { spoken } from './days.ts'

export async function openedCalendar(page: Page) {
  const popover = datesPopover(page)
  await expect(popover.getByRole('grid')).toBeVisible()
  const day = (date: string): Locator =>
    popover.getByRole('grid').getByRole('button', { name: spoken(date) })
  return {
    day,
    note: popover.getByRole('status', { name: 'What to choose next' }),
    /** Unavailable days can be pressed too, for an explanation. */
    press: async (date: string): Promise<void> => {
      const next = popover.getByRole('button', { name: 'Go to the Next Month' })
      if ((await day(date).count()) === 0) await next.click()
      await day(date).click({ force: true })
    },
  }
}
