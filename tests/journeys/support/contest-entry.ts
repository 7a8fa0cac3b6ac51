import { expect, type Locator, type Page } from '@playwright/test'
import { jpeg, png } from '../../fixtures/media/pictures.ts'
import { mp4 } from '../../fixtures/media/videos.ts'
import { mediaPatience } from './patience.ts'
import type { Site } from './site.ts'

export const entryPath = '/contest/submit'

export interface FileToChoose {
  name: string
  mimeType: string
  buffer: Buffer
}

/** The entry form by its labels. */
export function entryForm(page: Page) {
  const main = page.getByRole('main')
  return {
    guestName: main.getByLabel('Your name *'),
    guestEmail: main.getByLabel('Email *'),
    cabinStayed: main.getByLabel('Cabin you stayed in *'),
    stayDates: main.getByLabel('Dates of your stay *'),
    description: main.getByLabel('The story behind it *'),
    display: main.getByRole('checkbox', { name: /^You may show my entry/ }),
    terms: main.getByRole('checkbox', { name: /^I agree to the contest terms/ }),
    picker: main.getByLabel('Choose files'),
    dropZone: main.getByText('or drop them here'),
    chosen: main.getByRole('list', { name: 'Chosen files' }).getByRole('listitem'),
    remove: (name: string) => main.getByRole('button', { name: `Remove ${name}` }),
    submit: main.getByRole('button', { name: /^(Submit Entry|Submitting\.\.\.|Try again)$/ }),
    cancel: main.getByRole('button', { name: 'Cancel upload' }),
    progress: main.getByRole('progressbar', { name: 'Upload' }),
    /** The error of the whole entry. */
    alert: main.getByRole('alert'),
  }
}

/** Two pictures and a video. */
export async function threeFiles(): Promise<FileToChoose[]> {
  return [
    await photo('porch.jpg'),
    { name: 'creek.png', mimeType: 'image/png', buffer: await png(480, 640) },
    { name: 'wind.mp4', mimeType: 'video/mp4', buffer: Buffer.from(mp4) },
  ]
}

export async function photo(name = 'porch.jpg'): Promise<FileToChoose> {
  return { name, mimeType: 'image/jpeg', buffer: await jpeg(640, 480) }
}

/** Fills in everything and agrees to everything; the journey chooses the files. */
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

/** Pictures larger than the buffers between browser and site. */
export async function largeFiles(): Promise<FileToChoose[]> {
  const names = ['a.jpg', 'b.jpg']
  return Promise.all(
    names.map(async (name) => {
      const { buffer, ...file } = await photo(name)
      return { ...file, buffer: Buffer.concat([buffer, Buffer.alloc(8 * 1024 * 1024)]) }
    }),
  )
}

export async function fillAndChoose(page: Page, files: readonly FileToChoose[]): Promise<void> {
  const form = entryForm(page)
  await fillEntry(page)
  await form.picker.setInputFiles([...files])
  await expect(form.chosen).toHaveCount(files.length)
}

/** Everything `fillEntry` typed is still there, with this many files. */
export async function expectEverythingKept(page: Page, files = 1): Promise<void> {
  const form = entryForm(page)
  await expect(form.guestName).toHaveValue('Ana Guest')
  await expect(form.guestEmail).toHaveValue('ana@guests.example')
  await expect(form.cabinStayed).toHaveValue('Texas Sage')
  await expect(form.stayDates).toHaveValue('May 2-5, 2025')
  await expect(form.description).toHaveValue('The porch at six.\nNobody else was up.')
  await expect(form.display).toBeChecked()
  await expect(form.terms).toBeChecked()
  await expect(form.chosen).toHaveCount(files)
}

/** The entry is stored: the server has decoded all its files, which takes a while. */
export async function expectEntered(page: Page): Promise<void> {
  await expect(page).toHaveURL('/contest?entered=1', mediaPatience)
}

export interface FileToDrop {
  name: string
  mimeType: string
  bytes: number
}

/**
 * Drops files created in the browser, so that large ones need no transfer. Returns whether the page
 * handled the drop; otherwise the browser would open the file.
 */
export async function drop(target: Locator, files: readonly FileToDrop[]): Promise<boolean> {
  return target.evaluate((element, facts) => {
    const transfer = new DataTransfer()
    for (const { name, mimeType, bytes } of facts) {
      transfer.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
    }
    const send = (type: string) =>
      element.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: transfer }),
      )
    const isLeftToBrowser = send('dragover')
    return !send('drop') && !isLeftToBrowser
  }, files)
}

export function storedEntries({ db }: Site) {
  return db.selectFrom('submissions').selectAll().orderBy('id').execute()
}
