// spec: 2/contest-entry, 5/contest-entry, 8/contest-entry
import { sql } from 'kysely'
import { expect, test } from '../fixtures.ts'
import { expectNoAxeViolationsOnAnyDevice } from '../support/axe.ts'
import {
  entryForm,
  entryPath,
  expectEverythingKept,
  fillEntry,
  photo,
  storedEntries,
} from '../support/contest-entry.ts'
import { openContest } from '../support/contests.ts'
import { expectToast } from '../support/toasts.ts'

test.use({ hasOwnSite: true })

const anHourAgo = () => Temporal.Now.instant().round('second').subtract({ hours: 1 })

test('between two contests there is no form, but a way on', async ({ page, visit }) => {
  await visit(entryPath)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('No Active Contest')
  await expect(main.getByRole('button')).toHaveCount(0)
  await expect(main.getByRole('link', { name: 'To the contest page' })).toBeVisible()
})

test('a contest past its end is not active, whatever its status says', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site, { endDate: anHourAgo() })
  await visit(entryPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No Active Contest')
})

test('while nobody can look the contest up, the page says so, and works again when it can be', async ({
  page,
  visit,
  site,
}) => {
  await openContest(site)
  await site.db.schema.alterTable('contests').renameTo('elsewhere').execute()
  await visit(entryPath)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter the Contest')
  await expect(page.getByRole('main').getByRole('alert')).toHaveText(
    'We could not look up the contest just now.',
  )
  await expect(entryForm(page).submit).toHaveCount(0)
  await expectNoAxeViolationsOnAnyDevice(page, 'state')

  await site.db.schema.alterTable('elsewhere').renameTo('contests').execute()
  await page.getByRole('main').getByRole('link', { name: 'Try again' }).click()
  await expect(entryForm(page).submit).toBeEnabled()
})

const ends = [
  { name: 'was closed', column: 'status', value: () => 'closed' },
  { name: 'came to its end', column: 'end_date', value: () => anHourAgo().toString() },
]

for (const { name, column, value } of ends) {
  test(`a contest that ${name} while the guest was typing takes no entry, and says so`, async ({
    page,
    visit,
    site,
    troubles,
  }) => {
    troubles.expect(/status of 409/)
    const { id } = await openContest(site)
    await visit(entryPath)
    await fillEntry(page)
    await entryForm(page).picker.setInputFiles([await photo()])
    // The site itself never moves a contest's end.
    const change = sql`update contests set ${sql.ref(column)} = ${value()} where id = ${id}`
    await change.execute(site.db)
    await entryForm(page).submit.click()
    await expectToast(page, {
      title: 'No active contest',
      description: 'No contest is taking entries right now.',
    })
    await expectEverythingKept(page)
    expect(await storedEntries(site)).toEqual([])
  })
}
