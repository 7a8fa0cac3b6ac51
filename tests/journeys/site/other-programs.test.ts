import { expect, test, untilHydrated } from '../fixtures.ts'
import { entryForm, entryPath } from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { fillEvent, openInquiry, storedInquiries } from '../support/inquiry-form.ts'
import { everyProgram, useEverything, usedOn } from '../support/other-programs.ts'
import { holdBack } from '../support/responses.ts'
import { administrator, loginScreen } from '../support/sign-in.ts'

test.use({ hasOwnSite: true })

const screens = [
  '/admin/login',
  '/review?cabin=texas-sage',
  '/plan-event',
  '/group-booking',
  entryPath,
  '/',
  '/cabins',
  '/events',
  '/reviews',
]

test('what other programs do to a page before it works takes nothing from the guest', async ({
  page,
  site,
  troubles,
}) => {
  // The program's style sheet, which real extensions insert with rights of their own.
  troubles.expect(/Content Security Policy/)
  await openContest(site)
  for (const path of screens) {
    const code = await holdBack(page, '**/assets/*.js')
    await page.goto(path, { waitUntil: 'commit' })
    await page.waitForFunction(() => document.readyState !== 'loading')
    await useEverything(page)
    const used = await usedOn(page)
    await everyProgram(page)
    code.letGo()
    await untilHydrated(page)
    expect(await usedOn(page), path).toEqual(used)
    if (path === entryPath) await expect(entryForm(page).chosen).toHaveText([/porch\.jpg/])
    await page.unroute('**/assets/*.js')
  }
})

test('a translated page with wrapped fields can be searched and left', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Content Security Policy/)
  await visit('/events')
  await everyProgram(page)
  const search = page.getByRole('searchbox')
  await search.fill('market')
  await expect(search).toHaveValue('market')
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/about"]')?.click())
  await expect(page).toHaveURL('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a form that other programs change while it is filled in is sent as it was', async ({
  page,
  visit,
  site,
  troubles,
}) => {
  troubles.expect(/Content Security Policy/)
  await openInquiry(page, visit, '/plan-event')
  await fillEvent(page)
  const used = await usedOn(page)
  await everyProgram(page)
  expect((await usedOn(page)).values).toEqual(used.values)
  await page.locator('main form [type=submit]').click()
  await expect.poll(() => storedInquiries(site)).toMatchObject([{ name: 'Ana Guest' }])
})

test('the owner signs in though other programs change the form', async ({
  page,
  visit,
  troubles,
}) => {
  troubles.expect(/Content Security Policy/)
  await visit('/admin/login')
  await loginScreen(page).username.fill(administrator.username)
  await everyProgram(page)
  await page.locator('main [type=password]').fill(administrator.password)
  await page.locator('main form [type=submit]').click()
  await expect(page).toHaveURL('/admin/dashboard')
})
