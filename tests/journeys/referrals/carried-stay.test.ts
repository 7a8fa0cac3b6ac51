import type { Day } from '#contracts/dates.ts'
import { expect, test, untilHydrated } from '../fixtures.ts'
import { bookingCard, datesPopover, doneButton } from '../support/cabin-page.ts'
import { nextMonthsStay, short, spoken } from '../support/days.ts'
import { expectAtPartner, leave, partner } from '../support/partner.ts'

const { arrival, leaving } = nextMonthsStay()
const later = `${arrival.slice(0, 8)}20`
const stay = `from=${arrival}&to=${leaving}&guests=3`

test('dates and guests go with the guest from a search to every cabin and to the partner', async ({
  page,
  visit,
}) => {
  await visit(`/cabins?${stay}`)
  await page
    .getByRole('article')
    .getByRole('link', { name: 'Mountain Laurel', exact: true })
    .click()
  const { dates, bookNow } = bookingCard(page)
  await expect(dates).toHaveText(both(arrival, leaving))

  await page.getByRole('link', { name: /^Coyote Cabin/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coyote Cabin' })).toBeVisible()
  await expect(page).toHaveURL(`/cabins/coyote-cabin?${stay}`)
  await expect(dates).toHaveText(both(arrival, leaving))
  const tab = await leave(page, () => bookNow.click())
  const query = `check_in=${arrival}&check_out=${leaving}&guests=3`
  await expectAtPartner(tab, `${partner}/coyote-cabin?${query}`)

  await page.getByRole('link', { name: 'Back to All Cabins' }).click()
  await expect(page).toHaveURL(`/?${stay}`)
  await page.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(`/cabins?${stay}`)
  await page.goBack()
  await page.goBack()
  await expect(dates).toHaveText(both(arrival, leaving))
})

test('days chosen on the page of a cabin are in its address, and wait on home and in the search', async ({
  page,
  visit,
}) => {
  await visit('/cabins/texas-sage')
  const { dates } = bookingCard(page)
  await page.clock.setFixedTime(`${arrival.slice(0, 8)}02T18:00:00Z`)
  await dates.click()
  const days = datesPopover(page)
  for (const day of [arrival, leaving]) {
    await days.getByRole('button', { name: spoken(day) }).click()
  }
  await (await doneButton(days)).click()
  await expect(page).toHaveURL(`/cabins/texas-sage?from=${arrival}&to=${leaving}`)
  await page.reload()
  await untilHydrated(page)
  await expect(dates).toHaveText(both(arrival, leaving))

  await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).first().click()
  const search = page.getByRole('search')
  await expect(search.getByRole('button', { name: /nights|–|-/ })).toBeVisible()
  await search.getByRole('button', { name: 'Find free cabins' }).click()
  await expect(page).toHaveURL(`/cabins?from=${arrival}&to=${leaving}&guests=2`)
})

test("days chosen on the page of a cabin win over the link's", async ({ page, visit }) => {
  await page.clock.setFixedTime(`${arrival.slice(0, 8)}02T18:00:00Z`)
  await visit(`/cabins/texas-sage?from=${leaving}&to=${later}&guests=2`)
  const { dates, bookNow } = bookingCard(page)
  await dates.click()
  const days = datesPopover(page)
  await days.getByRole('button', { name: /^Clear/ }).click()
  for (const day of [arrival, leaving]) {
    await days.getByRole('button', { name: spoken(day) }).click()
  }
  await (await doneButton(days)).click()
  await expect(dates).toHaveText(both(arrival, leaving))

  await expect(bookNow).toHaveAttribute(
    'href',
    `${partner}/texas-sage?check_in=${arrival}&check_out=${leaving}&guests=2`,
  )
})

test('days chosen on home go to the partner from its cabins and the header, before any search', async ({
  page,
  visit,
}) => {
  await page.clock.setFixedTime(`${arrival.slice(0, 8)}02T18:00:00Z`)
  await visit('/')
  const search = page.getByRole('search')
  const days = page.getByRole('group', { name: 'Choose your dates' })
  await search.getByRole('button', { name: /Add dates/ }).click()
  for (const day of [arrival, leaving]) {
    await days.getByRole('button', { name: spoken(day) }).click()
  }
  await (await doneButton(days)).click()
  const guests = search.getByRole('combobox', { name: 'Guests' })
  await guests.focus()
  await guests.selectOption('3')
  await expect(guests).toBeFocused()

  const query = `check_in=${arrival}&check_out=${leaving}&guests=3`
  const ofCabin = page.getByRole('link', { name: /^Book Now : Coyote Cabin/ })
  await expectAtPartner(
    await leave(page, () => ofCabin.click()),
    `${partner}/coyote-cabin?${query}`,
  )
  const ofHeader = page.getByRole('banner').getByRole('link', { name: /^Book Now/ })
  await expectAtPartner(await leave(page, () => ofHeader.click()), `${partner}?${query}`)
  await page.getByRole('article').getByRole('link', { name: 'Coyote Cabin', exact: true }).click()
  await expect(page).toHaveURL(`/cabins/coyote-cabin?${stay}`)
})

function both(first: Day, last: Day): RegExp {
  return new RegExp(`${short(first)}.*${short(last)}`)
}
