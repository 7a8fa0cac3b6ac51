// spec: 2/gallery
import type { Locator, Page, Response } from '@playwright/test'
import { mp4 } from '../../fixtures/media/videos.ts'
import { expect } from '../fixtures.ts'
import { contestWall } from '../support/entries.ts'
import { test } from '../support/entry-site.ts'

test(
  'a video plays in the dialog, in parts as a browser asks for them',
  { tag: '@everywhere' },
  async ({ page, visit }) => {
    const answered = page.waitForResponse(isVideo)
    const video = await openVideo(page, visit)
    const address = String(await video.getAttribute('src'))
    const answer = await answered
    await expect(video, 'it waits to be played').toHaveJSProperty('paused', true)
    await video.focus()
    await page.keyboard.press('Space')
    expect(answer.status()).toBe(206)
    expect(answer.headers()).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'content-range': expect.stringMatching(/^bytes 0-\d+\/\d+$/),
    })
    await expect.poll(() => timeOf(video)).toBeGreaterThan(0.1)
    expect(await video.evaluate((element: HTMLVideoElement) => element.videoWidth)).toBe(48)
    await expect(video).toHaveJSProperty('ended', true)

    const part = await page.request.get(address, { headers: { range: 'bytes=4-11' } })
    expect(part.status()).toBe(206)
    expect(part.headers()['content-range']).toMatch(/^bytes 4-11\//)
    expect((await part.body()).toString('latin1')).toBe(mp4.toString('latin1', 4, 12))
  },
)

test('a video stops when the next picture is looked at', async ({ page, visit }) => {
  const video = await openVideo(page, visit)
  await video.evaluate((element: HTMLVideoElement) => {
    element.loop = true
    return element.play()
  })
  await expect.poll(() => timeOf(video)).toBeGreaterThan(0)
  const wall = contestWall(page)
  await wall.slides.focus()
  await page.keyboard.press('ArrowLeft')
  await expect(wall.dialog.getByText('2 / 3')).toBeVisible()
  await expect(video).toHaveJSProperty('paused', true)
})

test('a video that cannot be played says so', async ({ page, visit, troubles }) => {
  troubles.expect(/status of 404/)
  await page.route('**/api/files/submissions/**', (route) =>
    route.request().resourceType() === 'media' ? route.fulfill({ status: 404 }) : route.continue(),
  )
  await openVideo(page, visit)
  await expect(contestWall(page).dialog.getByRole('alert')).toHaveText(
    'This video could not be played.',
  )
})

/** Opens the dialog at the entry's video, its third file. */
async function openVideo(page: Page, visit: (path: string) => Promise<unknown>): Promise<Locator> {
  await visit('/contest/gallery')
  const wall = contestWall(page)
  await wall.open('Wilma Reed').click()
  for (const position of [2, 3]) {
    await wall.dialog.getByRole('button', { name: /^Next/ }).click()
    await expect(wall.dialog.getByText(`${position} / 3`)).toBeVisible()
  }
  return wall.dialog.getByLabel('Video 3 of 3 by Wilma Reed')
}

function isVideo(response: Response): boolean {
  return response.request().resourceType() === 'media'
}

/** Seconds. */
function timeOf(video: Locator): Promise<number> {
  return video.evaluate((element: HTMLVideoElement) => element.currentTime)
}
