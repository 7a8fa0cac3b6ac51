import { usualFeedOptions } from '#contracts/feed-options.ts'
import { expect, test } from 'vitest'
import { sampleSite } from '#tests/fixtures/property.ts'
import { EnvironmentError, readEnvironment } from '../environment.ts'
import { bySlug, refuseUnknownCabins } from './feeds.ts'

const address = 'https://feeds.example/hunter2'

test('a feed belongs to the cabin whose document its variable names, whatever its address', () => {
  const cabins = sampleSite.cabins.map((cabin) => ({ ...cabin, slug: `old-${cabin.id}` }))
  const { availabilityFeeds } = readEnvironment({ AVAILABILITY_FEED_TEXAS_SAGE: address })
  expect(() => refuseUnknownCabins(availabilityFeeds, cabins)).not.toThrow()
  expect(bySlug(cabins, availabilityFeeds)).toEqual({
    'old-texas-sage': [{ address, ...usualFeedOptions }],
  })
})

test('a variable that names no cabin is an error that lists the cabins, not the address', () => {
  const { availabilityFeeds } = readEnvironment({ AVAILABILITY_FEED_MOON: address })
  const read = () => refuseUnknownCabins(availabilityFeeds, sampleSite.cabins)
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(
    /^(?![^]*hunter2)[^]*\n {2}AVAILABILITY_FEED_MOON: there is no such cabin; .*AVAILABILITY_FEED_TEXAS_SAGE/,
  )
})
