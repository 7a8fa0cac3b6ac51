// spec: 7/post-submissions
import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import {
  adminCookie,
  decide,
  enter,
  expectNothingLeft,
  siteWithContest,
} from '#tests/fixtures/submissions-site.ts'
import { entryFields } from '#tests/fixtures/submission-form.ts'
import { hostileFiles } from '#tests/fixtures/media/hostile-files.ts'
import { refusedWith } from '#tests/fixtures/media/hostile-table.ts'

const open = databaseOpener()
const files = new Map((await hostileFiles()).map((file) => [file.what, file.content]))

function contentOf(what: string): Uint8Array<ArrayBuffer> {
  const content = files.get(what)
  if (!content) throw new Error(`There is no hostile file that is ${what}.`)
  return new Uint8Array(content)
}

/** As a browser sends a file claiming to be a photo. */
function formWith(content: Uint8Array<ArrayBuffer>, contestId: number): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(entryFields({ contestId: String(contestId) }))) {
    form.set(name, value)
  }
  form.append('files', new File([content], 'file.jpg', { type: 'image/jpeg' }))
  return form
}

test.each([
  ['a page of HTML', 415, 'is not a supported file type'],
  ['an SVG', 415, 'is not a supported file type'],
  ['a program for Linux', 415, 'is not a supported file type'],
  ['Matroska', 415, 'is not a supported file type'],
  [
    'PHP behind the beginning of a JPEG',
    422,
    'is incomplete: the file ends before the picture does',
  ],
  ['a PNG that unpacks to 400 million pixels', 422, 'has more pixels than we can take'],
  ['a WebP with noise for a picture', 422, 'cannot be read; it may be damaged'],
  ['an MP4 that lasts four billion times as long', 422, 'is too long'],
])('over HTTP, %s is refused with %i, and nothing of it stays', async (what, status, words) => {
  const site = await siteWithContest(await open())
  const port = await site.listen()
  const body = formWith(contentOf(what), site.contest.id)
  const answer = await fetch(`http://127.0.0.1:${port}/api/submissions`, { method: 'POST', body })
  expect(answer.status).toBe(status)
  const { error, fields } = (await answer.json()) as { error: string; fields: { files: string } }
  expect(refusedWith(error)).toBe(`refused: ${words}`)
  expect(fields.files).toBe(error)
  await expectNothingLeft(site)
})

test.each([
  ['a JPEG with a page behind it', 'image/jpeg'],
  ['a PNG with a page as its text', 'image/png'],
  ['a WebP with a page behind it', 'image/webp'],
  ['an MP4 with a page in its index', 'video/mp4'],
  ['a WebM with a page in a void', 'video/webm'],
])('over HTTP, %s is taken and answered as %s that cannot run', async (what, type) => {
  const site = await siteWithContest(await open())
  const port = await site.listen()
  const { id, files: kept } = await enter(site, {
    files: [{ name: 'page.html', content: contentOf(what), type: 'text/html' }],
  })
  await decide(site, id, 'approved')
  const address = `http://127.0.0.1:${port}/api/files/submissions/${id}/${kept[0]?.id}`
  const cookie = await adminCookie(site)
  for (const [url, headers] of [
    [address, {}],
    [`${address}?variant=original`, { cookie }],
  ] as const) {
    const answer = await fetch(url, { headers })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'; sandbox")
    expect(answer.headers.get('content-disposition')).not.toContain('html')
    expect(await answer.text()).not.toMatch(/owned|<html|<script/)
  }
})
