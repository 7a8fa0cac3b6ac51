import { expect, test } from 'vitest'
import { calendarOf } from '#tests/fakes/feed-calendar.ts'
import type { FeedBehaviour } from '#tests/fakes/feed.ts'
import { booked, refused, restarted, watched } from '#tests/fixtures/availability/watched-feeds.ts'

const failing = 'Calendar cannot be read - Texas Sage'
const empty = 'Bookings missing from a calendar - Texas Sage'
const conflict = 'Possible double booking - Texas Sage'
const nothing: FeedBehaviour = { kind: 'text', text: calendarOf([]) }
const overlapping = {
  'texas-sage': booked('2025-06-10', '2025-06-14'),
  'texas-sage 2': booked('2025-06-12', '2025-06-16'),
}

test('a lasting trouble is reported once, however long the site was stopped in between', async () => {
  const site = await watched({ ...overlapping, 'coyote-cabin': refused })
  site.clock.pass({ hours: 2 })
  await site.look()
  const told = ['Calendar cannot be read - Coyote Cabin', conflict]
  expect((await site.subjects()).toSorted()).toEqual(told)
  for (const hours of [1, 4, 20]) {
    const again = await restarted(site, { ...overlapping, 'coyote-cabin': refused }, hours)
    await again.look()
    again.clock.pass({ hours: 1 })
    await again.look()
    expect((await again.subjects()).toSorted()).toEqual(told)
  }
})

test('a feed that fails across restarts is reported after two hours of failure', async () => {
  const site = await watched({ 'texas-sage': refused })
  await site.look()
  const second = await restarted(site, { 'texas-sage': refused }, 1)
  await second.look()
  expect(await second.subjects()).toEqual([])
  const third = await restarted(second, { 'texas-sage': refused }, 1)
  await third.look()
  expect(await third.subjects()).toEqual([failing])
})

test('a feed that becomes empty while the site is stopped is reported, once', async () => {
  const site = await watched({ 'texas-sage': booked('2025-06-10', '2025-06-14') })
  await site.look()
  const second = await restarted(site, { 'texas-sage': nothing }, 1)
  await second.look()
  expect(await second.subjects()).toEqual([empty])
  const third = await restarted(second, { 'texas-sage': nothing }, 5)
  await third.look()
  expect(await third.subjects()).toEqual([empty])

  third.partner.behave('texas-sage', booked('2025-06-10', '2025-06-14'))
  await third.readAgain()
  third.clock.pass({ hours: 4 })
  await third.look()
  const fourth = await restarted(third, { 'texas-sage': nothing }, 1)
  await fourth.look()
  expect(await fourth.subjects()).toEqual([empty, empty])
})

test('a double booking stays reported while one of its feeds cannot be read after a restart', async () => {
  const site = await watched(overlapping)
  await site.look()
  const second = await restarted(site, { ...overlapping, 'texas-sage 2': refused }, 1)
  await second.look()
  expect((await second.calendars()).troubles.map(({ kind }) => kind)).toEqual(['conflict'])
  second.clock.pass({ hours: 4 })
  await second.look()
  const third = await restarted(second, overlapping, 1)
  await third.look()
  expect((await third.subjects()).filter((subject) => subject === conflict)).toEqual([conflict])
})

test('a double booking that was resolved and comes back is reported again', async () => {
  const site = await watched(overlapping)
  await site.look()
  site.partner.behave('texas-sage-2', booked('2025-06-14', '2025-06-16'))
  await site.readAgain()
  site.clock.pass({ hours: 4 })
  await site.look()
  site.partner.behave('texas-sage-2', overlapping['texas-sage 2'])
  await site.readAgain()
  await site.look()
  expect(await site.subjects()).toEqual([conflict, conflict])
})
