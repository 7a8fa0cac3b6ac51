import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import type { AlbumPicture } from '#contracts/site/albums.ts'
import type { EditedDocument } from '#contracts/site-editing.ts'
import type { Photograph } from '../../fixtures/photographs.ts'
import { mediaPatience } from './patience.ts'

const picturesPath = '/api/admin/pictures'

/** Uploads a picture with the call of the album's form. */
export async function upload(
  page: Page,
  album: string,
  photograph: Photograph,
): Promise<AlbumPicture> {
  const { name, alt, buffer } = photograph
  const answer = await page.request.post(picturesPath, {
    params: { album, name },
    headers: { 'content-type': 'application/octet-stream', 'idempotency-key': randomUUID() },
    data: buffer,
  })
  expect(answer.status(), album).toBe(201)
  return { id: ((await answer.json()) as AlbumPictureState).id, alt }
}

/** Publishes an album of these pictures, once they are made, with the calls of its form. */
export async function showOnly(
  page: Page,
  album: string,
  pictures: readonly AlbumPicture[],
): Promise<void> {
  await expect.poll(() => isMaking(page, album), mediaPatience).toBe(false)
  const path = `/api/admin/site/${encodeURIComponent(`albums/${album}`)}`
  const shipped = (await (await page.request.get(path)).json()) as EditedDocument
  const draft = await page.request.put(`${path}/draft`, {
    headers: { 'if-match': `"${shipped.revision}"` },
    data: { value: { pictures } },
  })
  const { revision } = (await draft.json()) as EditedDocument
  const published = await page.request.post(`${path}/publish`, {
    headers: { 'if-match': `"${revision}"` },
    data: { revision, publishAt: null, note: '' },
  })
  expect(published.status(), album).toBe(200)
}

async function isMaking(page: Page, album: string): Promise<boolean> {
  return (await picturesOf(page, album)).some(({ state }) => state === 'making')
}

/** The pictures an album can show. */
export async function picturesOf(page: Page, album: string): Promise<AlbumPictureState[]> {
  const answer = await page.request.get(picturesPath, { params: { album } })
  return (await answer.json()) as AlbumPictureState[]
}
