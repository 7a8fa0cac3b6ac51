import type { Locator, Page } from '@playwright/test'
import { sampleSite } from '../../fixtures/property.ts'
import type { NewContest, StoredContest } from '#store/contests/contests.ts'
import { storeContest } from '../../fixtures/contests.ts'
import type { Site } from './site.ts'

const { facts } = sampleSite

/** Stores a contest that is open now and for ten more days, by default. */
export function openContest(
  { db }: Site,
  overrides: Partial<NewContest> = {},
): Promise<StoredContest> {
  const now = Temporal.Now.zonedDateTimeISO(facts.timeZone).round('second')
  const inDays = (days: number) => now.add({ days }).toInstant()
  return storeContest(db, { startDate: inDays(-1), endDate: inDays(10), ...overrides })
}

export function contestList(page: Page) {
  const main = page.getByRole('main')
  const card = (title: string): Locator => main.getByRole('article', { name: title })
  return {
    none: main.getByText('No contests yet'),
    card,
    step: (title: string) => card(title).getByRole('button', { name: /^(Activate|Close|Archive)/ }),
    /** Confirms a step that cannot be undone. */
    confirm: () => page.getByRole('dialog').getByRole('button', { name: / it$/ }).last().click(),
  }
}

/** The new contest form. */
export function contestForm(page: Page) {
  const main = page.getByRole('main')
  return {
    title: main.getByLabel('Title *'),
    description: main.getByLabel('Description *'),
    rules: main.getByLabel('Rules'),
    starts: main.getByLabel('Starts *'),
    ends: main.getByLabel('Ends *'),
    byItself: main.getByRole('checkbox', { name: 'Start and end by itself on these dates' }),
    status: main.getByLabel('Status'),
    submit: main.getByRole('button', { name: 'Create Contest' }),
  }
}

/** The new prize form. */
export function prizeForm(page: Page) {
  const main = page.getByRole('main')
  return {
    contest: main.getByLabel('Contest *'),
    title: main.getByLabel('Title *'),
    description: main.getByLabel('Description *'),
    value: main.getByLabel('Value in dollars *'),
    image: main.getByLabel('Image address'),
    submit: main.getByRole('button', { name: 'Add Prize' }),
  }
}
