// spec: 7/availability-feed
import { describe, expect, test } from 'vitest'
import type { Resolve } from '../fetch/addresses.ts'
import {
  text,
  notPublic,
  partnerWith,
  fetchText,
  failureOf,
} from '#tests/fixtures/availability/fetch-feed.ts'

describe('redirects', () => {
  test('are followed within the place that the owner named', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: '/moved.ics' })
    partner.behave('moved', { kind: 'text', text })
    expect(await fetchText(partner.addressOf('feed'))).toBe(text)
  })

  test('are followed three times, not four', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: '/one.ics' })
    partner.behave('one', { kind: 'redirect', to: '/two.ics', status: 308 })
    partner.behave('two', { kind: 'redirect', to: '/three.ics', status: 303 })
    partner.behave('three', { kind: 'text', text })
    expect(await fetchText(partner.addressOf('feed'))).toBe(text)

    partner.behave('three', { kind: 'redirect', to: '/four.ics' })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe('redirects too often')
    expect(partner.requests.items.map(({ path }) => path)).not.toContain('/four.ics')
  })

  test('in a circle end', async () => {
    const partner = await partnerWith({ kind: 'loop' })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe('redirects too often')
  })

  test('never carry credentials on', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: '/moved.ics' })
    partner.behave('moved', { kind: 'text', text })
    await fetchText(partner.addressOf('feed').replace('//', '//owner:hidden@'))
    const [first, second] = partner.requests.items.map(({ headers }) => headers)
    expect(first?.authorization).toMatch(/^Basic /)
    expect(second).not.toHaveProperty('authorization')
    expect(second).not.toHaveProperty('referer')
  })

  test.each([
    'http://127.0.0.1:PORT/',
    'http://localhost:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f.1:PORT/',
    'http://0:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://100.100.100.200/',
    'http://10.0.0.1/',
  ])('to a place that the owner did not name (%s) lead nowhere', async (target) => {
    const other = await partnerWith({ kind: 'text', text })
    const to = target.replace('PORT', new URL(other.origin).port)
    const partner = await partnerWith({ kind: 'redirect', to })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe(notPublic)
    expect(other.requests.items).toEqual([])
  })

  test.each(['file:///etc/passwd', 'ftp://127.0.0.1/', 'data:text/calendar,BEGIN:VCALENDAR'])(
    'to %s lead nowhere',
    async (to) => {
      const partner = await partnerWith({ kind: 'redirect', to })
      const { message } = await failureOf(fetchText(partner.addressOf('feed')))
      expect(message).toBe('leads to an address that is neither http nor https')
    },
  )

  test('to nonsense lead nowhere', async () => {
    const partner = await partnerWith({ kind: 'redirect', to: 'http://[nonsense' })
    const { message } = await failureOf(fetchText(partner.addressOf('feed')))
    expect(message).toBe('redirects to an invalid address')
  })
})

describe('names', () => {
  const answering =
    (...addresses: string[]): Resolve =>
    (_hostname, callback) =>
      callback(
        null,
        addresses.map((address) => ({ address, family: 4 })),
      )

  test.each(['127.0.0.1', '10.0.0.7', '169.254.169.254', '100.64.0.9'])(
    'that anybody could register are not connected to when they lead to %s',
    async (address) => {
      const partner = await partnerWith({ kind: 'text', text })
      const feed = partner.addressOf('feed').replace('127.0.0.1', 'feeds.partner.example')
      const { message } = await failureOf(fetchText(feed, { resolve: answering(address) }))
      expect(message).toBe(notPublic)
      expect(partner.requests.items).toEqual([])
    },
  )

  test('that answer differently the next time gain nothing: what was checked is connected to', async () => {
    const partner = await partnerWith({ kind: 'text', text })
    const feed = partner.addressOf('feed').replace('127.0.0.1', 'feeds.partner.example')
    let count = 0
    const rebinding: Resolve = (hostname, callback) => {
      count += 1
      answering(count === 1 ? '192.0.2.1' : '127.0.0.1')(hostname, callback)
    }
    await failureOf(fetchText(feed, { resolve: rebinding }))
    expect(count).toBe(1)
    expect(partner.requests.items).toEqual([])
  })

  test('of one’s own network lead there when the owner gave them', async () => {
    const partner = await partnerWith({ kind: 'text', text })
    const feed = partner.addressOf('feed').replace('127.0.0.1', 'feeds.internal')
    expect(await fetchText(feed, { resolve: answering('127.0.0.1') })).toBe(text)
  })

  test('that nobody knows fail', async () => {
    const resolve: Resolve = (hostname, callback) => callback(new Error(`no ${hostname}`), [])
    const { message } = await failureOf(fetchText('http://feeds.partner.example/x', { resolve }))
    expect(message).toBe('could not be reached')
  })
})
