import type { Locator } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { doneButton } from '../support/cabin-page.ts'
import { nextMonthsStay, spoken } from '../support/days.ts'
import { arrowTo, tabTo } from '../support/keyboard.ts'
import { expectAtPartner, leave, partner } from '../support/partner.ts'

const mostPresses = 6

const ways = [
  { name: 'a mouse', press: (target: Locator) => target.click(), tag: [] },
  { name: 'a finger', press: (target: Locator) => target.tap(), tag: ['@phone'] },
  { name: 'the keyboard', press: enter, tag: [] },
]

/** Moves the focus, which counts as little as moving a mouse. */
async function enter(target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  const isDay = (await target.locator('xpath=ancestor::table').count()) > 0
  await tabTo(isDay ? target.page().locator('table button[tabindex="0"]') : target)
  if (isDay) await arrowTo(target)
  await target.press('Enter')
}

for (const { name, press, tag } of ways) {
  test(
    `with ${name} a guest is at the partner with dates and guests after ${mostPresses} presses`,
    { tag },
    async ({ page, visit }) => {
      const { arrival, leaving } = nextMonthsStay()
      // The stay is in the month that the calendar opens on.
      await page.clock.setFixedTime(`${arrival.slice(0, 8)}02T18:00:00Z`)
      await visit('/')
      let presses = 0
      const count = async (target: Locator) => {
        presses += 1
        await press(target)
      }
      const search = page.getByRole('search')
      const days = page.getByRole('group', { name: 'Choose your dates' })
      await count(search.getByRole('button', { name: /Add dates/ }))
      await count(days.getByRole('button', { name: spoken(arrival) }))
      await count(days.getByRole('button', { name: spoken(leaving) }))
      await count(await doneButton(days))
      await count(search.getByRole('button', { name: 'Find free cabins' }))
      await expect(page).toHaveURL(`/cabins?from=${arrival}&to=${leaving}&guests=2`)
      const bookNow = page.getByRole('link', { name: /^Book Now : Texas Sage/ })
      const tab = await leave(page, () => count(bookNow))
      await expectAtPartner(
        tab,
        `${partner}/texas-sage?check_in=${arrival}&check_out=${leaving}&guests=2`,
      )
      expect(presses).toBeLessThanOrEqual(mostPresses)
    },
  )
}
