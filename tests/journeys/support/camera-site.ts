import type { Page } from '@playwright/test'
import { liveViewsPage } from '#content/live-views.ts'
import type { Camera } from '#contracts/camera.ts'
import { startCamera, type CameraBehaviour, type CameraFake } from '../../fakes/camera.ts'
import { expect, test as base } from '../fixtures.ts'
import { startSite } from './site.ts'

/** Slightly longer than the viewer's timeout. */
export const tooLongMs = 16_000

interface CameraFixtures {
  /** The camera's behaviour when the site starts. */
  cameraBehaviour: CameraBehaviour
  camera: CameraFake
  /** Lets the browser reach the camera, but no other host. */
  reachable: void
}

/** Journeys on a separate site with a camera that has been checked once. */
export const test = base.extend<CameraFixtures>({
  cameraBehaviour: [{ kind: 'show' }, { option: true }],

  camera: async ({ cameraBehaviour }, provide) => {
    const camera = await startCamera()
    camera.behave(cameraBehaviour)
    await provide(camera)
    await camera.close()
  },

  site: async ({ camera }, provide) => {
    const site = await startSite({ CAMERA_FEED_URL: camera.url })
    await expect.poll(() => isChecked(site.origin)).toBe(true)
    await provide(site)
    await site.stop()
  },

  reachable: [
    async ({ context, camera, troubles: _after }, provide) => {
      const { origin } = new URL(camera.url)
      await context.route(
        (url) => url.origin === origin,
        (route) => route.continue(),
      )
      await provide()
    },
    { auto: true },
  ],
})

async function isChecked(origin: string): Promise<boolean> {
  const response = await fetch(`${origin}/api/camera`)
  return ((await response.json()) as Camera).checkedAt !== null
}

export function liveViews(page: Page) {
  const main = page.getByRole('main')
  const card = main.getByRole('region', { name: 'Property camera', exact: true })
  return {
    card,
    live: card.getByText('Live', { exact: true }),
    checking: card.getByText('Checking', { exact: true }),
    privacy: main.getByRole('region', { name: 'Privacy notice', exact: true }),
    viewer: card.getByRole('group', { name: 'Live feed', exact: true }),
    open: card.getByRole('button', { name: 'View Live Feed', exact: true }),
    stop: card.getByRole('button', { name: 'Stop Watching', exact: true }),
    again: card.getByRole('button', { name: 'Try Again', exact: true }),
    frame: card.locator('iframe'),
    picture: card.frameLocator('iframe').getByRole('img', { name: 'Hills at dusk', exact: true }),
    restricted: card.getByRole('heading', { name: 'Embedding Restricted', exact: true }),
    inNewTab: card.getByRole('link', { name: /^Open.* in (New Tab|a new tab)/ }),
    none: card.getByRole('heading', { name: liveViewsPage.camera.none.heading, exact: true }),
  }
}

/** The browsers' requests to the camera, without the server's checks. */
export function browserRequests({ requests }: CameraFake) {
  return requests.items.filter((headers) => headers['user-agent'] !== 'camera-check')
}
