// spec: 2/live-views, 4/camera, 7/camera, 8/camera, 9/camera-check
import { describe, expect, test } from 'vitest'
import { liveViewsPage } from '#content/live-views.ts'
import { timings } from '#contracts/limits.ts'
import { askCamera } from '#integrations/camera.ts'
import type { CameraBehaviour } from '#tests/fakes/camera.ts'
import { siteWithCamera } from '#tests/fixtures/camera.ts'
import {
  checkedSite,
  answerOf,
  pageOf,
  open,
} from '#tests/fixtures/other-machines/checked-camera.ts'

const { badge } = liveViewsPage.camera

describe('the check of the camera', () => {
  test('says live when it answers, and when that was', async () => {
    const site = await checkedSite({ kind: 'show' })
    expect(await answerOf(site)).toEqual({
      live: true,
      checkedAt: '2025-06-01T12:00:00.000Z',
      url: site.service.url,
      embeddable: true,
    })
    expect(await pageOf(site)).toContain(`${badge.live}</span>`)
  })

  test.each<CameraBehaviour>([
    { kind: 'status', status: 503 },
    { kind: 'status', status: 401 },
    { kind: 'drop' },
    { kind: 'garbage' },
    { kind: 'loop' },
    { kind: 'hang' },
    { kind: 'redirect', to: 'http://169.254.169.254/latest' },
    { kind: 'redirect', to: 'file:///etc/passwd' },
    { kind: 'redirect', to: 'http://' },
  ])('says that it is checking when it finds %j', async (behaviour) => {
    const site = await checkedSite(behaviour, { limitMs: 300 })
    expect(await answerOf(site)).toMatchObject({ live: false, checkedAt: expect.any(String) })
    expect(await pageOf(site)).toContain(`${badge.checking}</span>`)
  })

  test.each<CameraBehaviour>([{ kind: 'huge' }, { kind: 'drip' }])(
    'needs the head of an answer only: %j is live, and left at once',
    async (behaviour) => {
      const site = await checkedSite(behaviour)
      await site.service.abandoned.reach(1)
      expect(await answerOf(site)).toMatchObject({ live: true })
    },
  )

  test('follows redirects of its own host', async () => {
    const site = await checkedSite({ kind: 'redirect', to: '/picture' })
    expect(await answerOf(site)).toMatchObject({ live: true, embeddable: true })
  })

  test('comes every five minutes, whatever the last one found', async () => {
    const site = await checkedSite({ kind: 'status', status: 500 })
    await site.checkAgain()
    expect(site.checks.items).toEqual([timings.cameraCheckMs, timings.cameraCheckMs])
    expect(timings.cameraCheckMs).toBe(5 * 60 * 1000)
  })

  test('that notices the camera is back shows so on the page', async () => {
    const site = await checkedSite({ kind: 'drop' })
    expect(await pageOf(site)).toContain(`${badge.checking}</span>`)
    site.service.behave({ kind: 'show' })
    await site.checkAgain()
    expect(await answerOf(site)).toMatchObject({ live: true })
    expect(await pageOf(site)).toContain(`${badge.live}</span>`)
  })

  test('counts for two rounds and no longer, and its answer says so', async () => {
    const site = await checkedSite({ kind: 'show' })
    const { headers } = await site.app.inject('/api/camera')
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      expires: 'Sun, 01 Jun 2025 12:11:00 GMT',
    })
    site.clock.pass({ minutes: 11 })
    expect(await answerOf(site)).toMatchObject({ live: false, checkedAt: null })
  })

  test('is logged once for each reason, without the address', async () => {
    const site = await checkedSite({ kind: 'status', status: 500 })
    await site.checkAgain()
    site.service.behave({ kind: 'drop' })
    await site.checkAgain()
    const told = site.logLines.filter((line) => line.includes('camera could not be checked'))
    expect(told.map((line) => JSON.parse(line) as { reason: string })).toMatchObject([
      { reason: 'answered 500' },
      { reason: 'could not be reached' },
    ])
    expect(told.join('')).not.toContain(new URL(site.service.url).host)
  })
})

test('a name that leads into the own network is not followed', async () => {
  const checking = askCamera('http://camera.example/live', {
    signal: AbortSignal.timeout(5000),
    resolve: (_hostname, callback) => callback(null, [{ address: '10.0.0.7', family: 4 }]),
  })
  await expect(checking).rejects.toThrow('leads to an address that is not public')
})

test('nobody waits for the camera: the page is there while it hangs', async () => {
  const site = await siteWithCamera(await open(), { kind: 'hang' })
  site.start()
  await site.service.requests.reach(1)
  expect(await answerOf(site)).toMatchObject({ live: false, checkedAt: null })
  expect(await pageOf(site)).toContain('View Live Feed')
  expect(site.service.requests.items).toHaveLength(1)
})
