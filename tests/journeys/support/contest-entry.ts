import type { Page } from '@playwright/test'
import { jpeg, png } from '../../fixtures/media/pictures.ts'
import { mp4 } from '../../fixtures/media/videos.ts'

export interface FileToChoose {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The entry form by the words that stand beside its fields. */
export function entryForm(page: Page) {
  const main = page.getByRole('main')
  return {
    guestName: main.getByLabel('Your name *'),
    guestEmail: main.getByLabel('E-mail *'),
    cabinStayed: main.getByLabel('Cabin you stayed in *'),
    stayDates: main.getByLabel('Dates of your stay *'),
    description: main.getByLabel('The story behind it *'),
    display: main.getByRole('checkbox', { name: /^You may show my entry/ }),
    terms: main.getByRole('checkbox', { name: /^I agree to the contest terms/ }),
    picker: main.getByLabel('Choose files'),
    chosen: main.getByRole('list', { name: 'Chosen files' }).getByRole('listitem'),
    remove: (name: string) => main.getByRole('button', { name: `Remove ${name}` }),
    submit: main.getByRole('button', { name: /^(Submit Entry|Submitting\.\.\.|Try again)$/ }),
    cancel: main.getByRole('button', { name: 'Cancel upload' }),
    progress: main.getByRole('progressbar', { name: 'Upload' }),
  }
}

/** Two pictures and a video. */
export async function threeFiles(): Promise<FileToChoose[]> {
  return [
    { name: 'porch.jpg', mimeType: 'image/jpeg', buffer: await jpeg(640, 480) },
    { name: 'creek.png', mimeType: 'image/png', buffer: await png(480, 640) },
    { name: 'wind.mp4', mimeType: 'video/mp4', buffer: Buffer.from(mp4) },
  ]
}

/** Types everything and agrees to everything; files are the journey's own. */
export async function fillEntry(page: Page): Promise<void> {
  const form = entryForm(page)
  await form.guestName.fill('Ana Guest')
  await form.guestEmail.fill('ana@guests.example')
  await form.cabinStayed.selectOption('Texas Sage')
  await form.stayDates.fill('May 2-5, 2025')
  await form.description.fill('The porch at six.\nNobody else was up.')
  await form.display.check()
  await form.terms.check()
}
