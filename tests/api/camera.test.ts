import { describe, expect, test } from 'vitest'
import { publicPages } from '#content/pages.ts'
import { liveViewsPage } from '#content/live-views.ts'
import type { Camera } from '#contracts/camera.ts'
import { timings } from '#contracts/limits.ts'
import { askCamera } from '#integrations/camera.ts'
import type { CameraBehaviour } from '#tests/fakes/camera.ts'
import { siteWithCamera, type CameraSiteOptions } from '#tests/fixtures/camera.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const { badge } = liveViewsPage.camera

type Site = Awaited<ReturnType<typeof siteWithCamera>>

async function checkedSite(behaviour: CameraBehaviour, options?: CameraSiteOptions): Promise<Site> {
  const site = await siteWithCamera(await open(), behaviour, options)
  await site.check()
  return site
}

const answerOf = async ({ app }: Pick<Site, 'app'>) =>
  (await app.inject('/api/camera')).json<Camera>()
const pageOf = async ({ app }: Pick<Site, 'app'>, path = '/live-views') =>
  (await app.inject(path)).body

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

describe('a camera that forbids embedding', () => {
  test.each([
    [{ 'x-frame-options': 'SAMEORIGIN' }],
    [{ 'content-security-policy': "frame-ancestors 'none'" }],
    [{ 'content-security-policy': ['frame-ancestors *', "frame-ancestors 'self'"] }],
  ])('by %j is live and not embedded', async (headers) => {
    const site = await checkedSite({ kind: 'show', headers })
    expect(await answerOf(site)).toMatchObject({ live: true, embeddable: false })
    const page = await pageOf(site, '/live-views?view=live')
    expect(page).toContain('Embedding Restricted')
    expect(page).not.toContain('<iframe')
  })

  test('is known to while it is away', async () => {
    const site = await checkedSite({ kind: 'show', headers: { 'x-frame-options': 'DENY' } })
    site.service.behave({ kind: 'drop' })
    await site.checkAgain()
    expect(await answerOf(site)).toMatchObject({ live: false, embeddable: false })
  })

  test('by coming in the open to a page under https is one', async () => {
    const site = await checkedSite({ kind: 'show' }, { siteOrigin: 'https://cabins.example' })
    expect(await answerOf(site)).toMatchObject({ live: true, embeddable: false })
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

describe('the page of the live views', () => {
  const policyOf = async ({ app }: Pick<Site, 'app'>, path: string) =>
    String((await app.inject(path)).headers['content-security-policy'])

  test('may embed the camera of the settings, and no other page may embed anything', async () => {
    const site = await checkedSite({ kind: 'show' })
    const { origin } = new URL(site.service.url)
    for (const path of ['/live-views', '/live-views?view=live']) {
      expect(await policyOf(site, path)).toContain(`; frame-src ${origin}; `)
    }
    for (const path of [...publicPages, '/live-views/', '/live-viewsx', '/no-such-page']) {
      expect(await policyOf(site, path)).toContain("; frame-src 'none'; ")
    }
  })

  test('holds nothing of the camera until the guest asks for it', async () => {
    const site = await checkedSite({ kind: 'show' })
    expect(await pageOf(site)).not.toContain('<iframe')
    const asked = await pageOf(site, '/live-views?view=live')
    const [frame] = /<iframe[^>]*>/.exec(asked) ?? []
    expect(frame).toContain(`src="${site.service.url}"`)
    expect(frame).toContain('sandbox="allow-scripts allow-same-origin"')
    expect(frame).toContain('referrerPolicy="no-referrer"')
    expect(frame).toContain('allow="fullscreen"')
  })

  test('is not for search engines', async () => {
    const site = await checkedSite({ kind: 'show' })
    expect(await pageOf(site)).toContain('<meta name="robots" content="noindex"/>')
    expect((await site.app.inject('/sitemap.xml')).body).not.toContain('live-views')
  })

  test('says kindly that there is no camera when none is set', async () => {
    const site = await siteOn(await open())
    expect(await answerOf(site)).toEqual({
      live: false,
      checkedAt: null,
      url: null,
      embeddable: true,
    })
    const page = await pageOf(site, '/live-views?view=live')
    expect(page).toContain(liveViewsPage.camera.none.heading)
    expect(page).not.toContain('<iframe')
    expect(await policyOf(site, '/live-views')).toContain("; frame-src 'none'; ")
  })
})
