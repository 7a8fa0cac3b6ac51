import { expect, type Locator, type Page } from '@playwright/test'
import type { SubmissionStatus } from '#contracts/options.ts'
import type { PublicSubmission } from '#contracts/submissions.ts'
import { decideSubmission } from '#store/submissions/submission-decisions.ts'
import { countUp } from '#store/versions.ts'
import { entryFields } from '../../fixtures/submission-form.ts'
import { jpeg } from '../../fixtures/media/pictures.ts'
import { mp4 } from '../../fixtures/media/videos.ts'
import { storeSubmission } from '../../fixtures/stored-submissions.ts'
import { mediaPatience } from './patience.ts'
import type { Site } from './site.ts'

/** Moves an entry through these statuses directly, like another administrator would. */
export async function decideDirectly(
  { db }: Site,
  id: string,
  from: SubmissionStatus,
  ...steps: readonly SubmissionStatus[]
): Promise<void> {
  let at = Temporal.Now.instant().round('millisecond')
  let before = from
  for (const to of steps) {
    await decideSubmission(db, id, { from: before, to, by: 'another', at })
    at = at.add({ seconds: 1 })
    before = to
  }
}

/** Uploads two pictures and a video like a guest, approves them and waits for their stills. */
export async function enterForReal(
  site: Site,
  contestId: number,
  steps: readonly SubmissionStatus[] = ['approved'],
): Promise<string> {
  const form = new FormData()
  const fields = entryFields({ contestId: String(contestId), guestName: 'Wilma Reed' })
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const name of ['porch.jpg', 'creek.jpg']) {
    form.append('files', new Blob([new Uint8Array(await jpeg(800, 600))]), name)
  }
  form.append('files', new Blob([new Uint8Array(mp4)]), 'fire.mp4')
  const answer = await fetch(`${site.origin}/api/submissions`, { method: 'POST', body: form })
  expect(answer.status).toBe(201)
  const { id } = (await answer.json()) as { id: string }
  await decideDirectly(site, id, 'pending', ...steps)
  await expect.poll(() => isReady(site, id), mediaPatience).toBe(true)
  return id
}

async function isReady({ origin }: Site, id: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/submissions/public`)
  const entries = (await answer.json()) as PublicSubmission[]
  return entries.some((entry) => entry.id === id && entry.files.every((file) => file.isReady))
}

/** The statuses of all entries in the public list. */
export async function publicStatuses({ origin }: Site): Promise<string[]> {
  const answer = await fetch(`${origin}/api/submissions/public`)
  return ((await answer.json()) as PublicSubmission[]).map(({ status }) => status)
}

/** Simulates failed encoding: no variants of this entry's files. */
export async function failVariants({ db }: Site, submissionId: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ state: 'failed', files: '[]' })
    .where('submissionId', '=', submissionId)
    .execute()
  await countUp(db, ['submissions'])
}

/** Approved entries of these guests, newest first, without stored files. */
export async function plantEntries(
  { db }: Site,
  contestId: number,
  guests: readonly string[],
): Promise<void> {
  const start = Temporal.Instant.from('2025-06-01T12:00:00Z')
  for (const [index, guestName] of guests.entries()) {
    const submittedAt = start.subtract({ minutes: index })
    await storeSubmission(db, { contestId, guestName, submittedAt }, ['approved'])
  }
}

export function manyGuests(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `Guest ${index + 1}`)
}

const fileAddresses = '**/api/files/submissions/**'

/** Serves a picture for every file of planted entries, which have no stored files. */
export async function servePictures(page: Page): Promise<void> {
  const body = await jpeg(800, 600)
  await page.route(fileAddresses, (route) => route.fulfill({ contentType: 'image/jpeg', body }))
}

/** A picture has loaded and decoded. */
export async function expectShown(picture: Locator): Promise<void> {
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), {
      timeout: 15_000,
    })
    .toBeGreaterThan(0)
}

/** The contest gallery's wall of entries. */
export function contestWall(page: Page) {
  const main = page.getByRole('main')
  return {
    cards: main.getByRole('article'),
    card: (guest: string): Locator => main.getByRole('article', { name: guest, exact: true }),
    section: (name: string): Locator => main.getByRole('region', { name, exact: true }),
    open: (guest: string): Locator =>
      main.getByRole('link', { name: `Look at the entry of ${guest}`, exact: true }),
    contest: main.getByLabel('Contest', { exact: true }),
    more: main.getByRole('link', { name: 'Show more' }),
    dialog: page.getByRole('dialog', { name: 'Contest entries' }),
    slides: page.getByRole('group', { name: 'Contest entries, one at a time, slides' }),
  }
}

export function entryModeration(page: Page) {
  const main = page.getByRole('main')
  const tab = (name: string): Locator => main.getByRole('tab', { name })
  const card = (guest: string): Locator => main.getByRole('article', { name: guest, exact: true })
  return {
    card,
    cards: main.getByRole('article'),
    part: (name: string): Locator => main.getByRole('region', { name, exact: true }),
    tab,
    /** Opens a tab and waits for its list: the previous tab may show the same entries. */
    open: async (name: string): Promise<void> => {
      await tab(name).click()
      await expect(tab(name)).toHaveAttribute('aria-selected', 'true')
    },
    contest: main.getByLabel('Contest', { exact: true }),
    step: (guest: string, name: string): Locator =>
      card(guest).getByRole('button', { name, exact: true }),
    confirmWinner: () =>
      page.getByRole('dialog').getByRole('button', { name: 'Make winner' }).click(),
  }
}
