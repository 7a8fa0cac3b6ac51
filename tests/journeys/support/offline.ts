import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Locator, type Page } from '@playwright/test'
import { pageNotLoaded } from '#content/interface.ts'
import { sampleSite } from '../../fixtures/property.ts'
import { inquiryForm } from './inquiry-form.ts'
import { expectToast } from './toasts.ts'
import type { Troubles } from './troubles.ts'

/** Takes the guest offline once these chunks and their imports have loaded. */
export async function goOffline(
  page: Page,
  troubles: Troubles,
  chunks: readonly string[],
): Promise<void> {
  troubles.expect(/net::ERR_INTERNET_DISCONNECTED/)
  for (const chunk of chunks.map((name) => `/assets/${name}-`)) {
    await expect.poll(() => addressesOf(page)).toContainEqual(expect.stringContaining(chunk))
    const address = (await addressesOf(page)).find((each) => each.includes(chunk))
    await page.evaluate((code) => import(code), String(address))
  }
  await page.context().setOffline(true)
}

/** Addresses the page has requested. */
async function addressesOf(page: Page): Promise<string[]> {
  return (await page.requests()).map((request) => request.url())
}

export function findSignal(page: Page): Promise<void> {
  return page.context().setOffline(false)
}

/** Blocks matching code files until the returned function is called. */
export async function blockCode(page: Page, troubles: Troubles, code: RegExp) {
  troubles.expect(/net::ERR_FAILED/)
  await page.route(code, (route) => route.abort('failed'))
  return () => page.unroute(code)
}

/**
 * Writes on /plan-event, and follows a link that fails: the guest stays, with a message and the words.
 * Returns the link.
 */
export async function followInVain(page: Page): Promise<Locator> {
  const { name } = inquiryForm(page)
  await name.fill('Ada Byron')
  const about = page.getByRole('banner').getByRole('link', { name: 'About' })
  await about.click()
  await expectToast(page, pageNotLoaded(sampleSite.facts.phone))
  await expect(name).toHaveValue('Ada Byron')
  return about
}

/** A server whose responses break off halfway. */
export async function answerHalf() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'Content-Type': 'text/x-script', 'Content-Length': 1000 })
    response.write('[', () => response.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: async () => {
      server.close()
      await once(server, 'close')
    },
  }
}
