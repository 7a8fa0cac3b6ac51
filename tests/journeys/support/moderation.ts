import { expect, type Locator, type Page } from '@playwright/test'
import { storeReview } from '../../fixtures/reviews.ts'
import type { Site } from './site.ts'

export function moderation(page: Page) {
  const main = page.getByRole('main')
  return {
    tab: (name: string) => main.getByRole('tab', { name }),
    cards: main.getByRole('article'),
    card: (title: string): Locator => main.getByRole('article', { name: title }),
    search: main.getByLabel(/^Search/),
    none: main.getByText('No reviews here.'),
  }
}

/** Pending reviews with these titles, the last the newest. */
export async function plantPending({ db }: Site, titles: readonly string[]): Promise<void> {
  const start = Temporal.Instant.from('2025-05-01T12:00:00Z')
  for (const [index, reviewTitle] of titles.entries()) {
    const submittedAt = start.add({ minutes: index })
    await storeReview(db, { reviewTitle, submittedAt }, 'pending')
  }
}

/** Counts shown in the tabs. */
export async function expectCounts(page: Page, pending: number, approved: number, all: number) {
  await expect(page.getByRole('tab')).toHaveText([
    `Pending (${pending})`,
    `Approved (${approved})`,
    `All (${all})`,
  ])
}
