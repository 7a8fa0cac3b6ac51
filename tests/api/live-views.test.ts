import { describe, expect, test } from 'vitest'
import { publicPages } from '#content/pages.ts'
import { liveViewsPage } from '#content/live-views.ts'
import { siteOn } from '#tests/fixtures/site.ts'
import {
  checkedSite,
  answerOf,
  pageOf,
  type Site,
  open,
} from '#tests/fixtures/other-machines/checked-camera.ts'

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

describe('the page of the live views', () => {
  const policyOf = async ({ app }: Pick<Site, 'app'>, path: string) =>
    String((await app.inject(path)).headers['content-security-policy'])

  test('may embed the camera of the settings, and no other page may embed anything', async () => {
    const site = await checkedSite({ kind: 'show' })
    const { origin } = new URL(site.service.url)
    for (const path of ['/live-views', '/live-views?view=live']) {
      expect(await policyOf(site, path)).toContain(`; frame-src ${origin}; `)
    }
    for (const path of [...publicPages, '/live-viewsx', '/no-such-page']) {
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
