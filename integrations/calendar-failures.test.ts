import { describe, expect, test } from 'vitest'
import type { CalendarBehaviour } from '#tests/fakes/calendar.ts'
import { CalendarError, readCalendar } from './calendar.ts'
import { now, key, fakeCalendar } from '#tests/fixtures/other-machines/calendar-reader.ts'

describe('a failure', () => {
  const refused = async (behaviour: CalendarBehaviour, options: { limitMs?: number } = {}) => {
    const error: unknown = await (await fakeCalendar(behaviour)).read(options).catch((e) => e)
    if (!(error instanceof CalendarError)) throw new Error('It was no CalendarError.')
    return error
  }

  test('with a message of the service repeats it', async () => {
    const { message } = await refused({ kind: 'refuse', status: 403, message: 'Quota exceeded' })
    expect(message).toBe('Calendar API error: 403 - Quota exceeded')
  })

  test.each<[string, CalendarBehaviour, number]>([
    ['without a message', { kind: 'refuse', status: 500 }, 500],
    ['with an empty message', { kind: 'refuse', status: 503, message: ' ' }, 503],
    ['that redirects', { kind: 'redirect', to: 'http://127.0.0.1:9/' }, 302],
  ])('%s is reported as unknown', async (_what, behaviour, status) => {
    const { message } = await refused(behaviour)
    expect(message).toBe(`Calendar API error: ${status} - Unknown error`)
  })

  test.each<[string, CalendarBehaviour]>([
    ['a list that is none', { kind: 'json', body: { items: 'none' } }],
    ['no object', { kind: 'json', body: null }],
    ['a page', { kind: 'text', text: '<!doctype html><h1>Welcome</h1>' }],
    ['nothing', { kind: 'text', text: '' }],
    ['no HTTP', { kind: 'garbage' }],
    ['a closed connection', { kind: 'drop' }],
    ['more than two megabytes', { kind: 'huge' }],
  ])('a response of %s is reported in general words', async (_what, behaviour) => {
    expect((await refused(behaviour)).message).toBe('Failed to load calendar events')
  })

  test.each<CalendarBehaviour>([{ kind: 'hang' }, { kind: 'drip' }])(
    'a service that takes too long is given up: %j',
    async (behaviour) => {
      const { message } = await refused(behaviour, { limitMs: 100 })
      expect(message).toBe('Failed to load calendar events')
    },
  )

  test('never reveals the key, even if the service does', async () => {
    const told = `API key ${key} (${encodeURIComponent(key)}) is not\nvalid`
    const error = await refused({ kind: 'refuse', status: 400, message: told })
    expect(error.message).toBe('Calendar API error: 400 - API key … (…) is not valid')
    expect(error.stack).not.toContain(key)
  })

  test('of the address does not tell the key either', async () => {
    const settings = { apiUrl: 'http://user:pass@127.0.0.1:9', id: 'x', key }
    const signal = new AbortController().signal
    const error: unknown = await readCalendar(settings, { now, signal }).catch((e) => e)
    const whole = JSON.stringify(error, Object.getOwnPropertyNames(error))
    expect(whole).toContain('Failed to load calendar events')
    expect(whole).not.toContain('AIza')
  })

  test('keeps for the log what kind it was', async () => {
    expect((await refused({ kind: 'drop' })).cause).toMatchObject({
      message: 'TypeError UND_ERR_SOCKET',
    })
  })

  test('a long message of the service is cut', async () => {
    const { message } = await refused({ kind: 'refuse', status: 400, message: 'x'.repeat(5000) })
    expect(message.length).toBeLessThan(250)
  })
})

test('a reading that is broken off lets the service go', async () => {
  const { calendar, read } = await fakeCalendar({ kind: 'hang' })
  const ending = new AbortController()
  const reading = read({ signal: ending.signal })
  await calendar.requests.reach(1)
  ending.abort()
  await expect(reading).rejects.toThrow(CalendarError)
  await calendar.abandoned.reach(1)
})
