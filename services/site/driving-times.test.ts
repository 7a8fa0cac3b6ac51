// spec: 9/driving-times
import { expect, test } from 'vitest'
import { blocksOf } from '#contracts/guides.ts'
import { contradictionsIn } from '#services/preflight/contradictions.ts'
import { sampleSite, siteWith } from '#tests/fixtures/property.ts'
import type { Site } from './site.ts'

const one = await siteWith({ facts: [/^turnoverDay/m, 'drivingTimes: one\nturnoverDay'] })

/** Whatever guides and the events page say about one of these times. */
function timesIn({ document }: Site) {
  const { list } = document('events').destinations
  return {
    guide: Object.fromEntries(
      blocksOf(document('guide/things-to-do'), 'driving')
        .flatMap(({ times }) => times)
        .map(({ place, time }) => [place, time]),
    ),
    events: document('events').drives,
    destinations: Object.fromEntries(list.map(({ name, distance }) => [name, distance])),
    square: blocksOf(document('guide/downtown-square'), 'figures')[0]?.list[0]?.value,
    spring: blocksOf(document('guide/jacobs-well'), 'figures')[0]?.list[0]?.value,
    shops: blocksOf(document('guide/shopping'), 'districts')[0]?.list[0]?.time,
  }
}

test('has both readings of the driving times, and the owner is asked', () => {
  expect(timesIn(sampleSite)).toMatchObject({
    guide: { 'Downtown Square': '10 min', "Jacob's Well": '15 min', Fredericksburg: '15 min' },
    events: ['15 min to Fredericksburg', '45 min to Austin'],
    destinations: { Fredericksburg: '15 minutes', 'Dripping Springs': '25 minutes' },
    square: '10 min',
    spring: '15 min',
    shops: '10 min',
  })
  expect(askedAbout(sampleSite)).toHaveLength(4)
})

test('has the times of the cabin pages everywhere if the owner wants one set', () => {
  expect(timesIn(one)).toMatchObject({
    guide: {
      'Blue Hole': '8 min',
      'Downtown Square': '5 min',
      "Jacob's Well": '10 min',
      Fredericksburg: '1 hour 15 min',
    },
    events: ['1 hour 15 min to Fredericksburg', '45 min to Austin'],
    destinations: { Fredericksburg: '1 hour 15 minutes', 'Dripping Springs': '20 minutes' },
    square: '5 min',
    spring: '10 min',
    shops: '5 min',
  })
  expect(JSON.stringify(one.document('guide/jacobs-well'))).not.toContain('15 min')
  expect(askedAbout(one)).toEqual([])
})

test('of a place that the owner lists no longer, says that it is near', async () => {
  const other = await siteWith({
    'guide/things-to-do': [/place: Downtown Square/, 'place: Harbor'],
  })
  expect(timesIn(other)).toMatchObject({ square: 'a short drive', shops: 'a short drive' })
})

function askedAbout(site: Site) {
  return contradictionsIn(site).filter(({ what }) => what.startsWith('Driving time'))
}
