import { expect, test } from 'vitest'
import { sampleSite } from '#tests/fixtures/property.ts'
import { EnvironmentError, readEnvironment } from '../environment.ts'
import { feedsBySlug } from './polled-sources.ts'

const address = 'https://feeds.example/hunter2'

test('a feed belongs to the cabin whose document its variable names, whatever its address', () => {
  const cabins = sampleSite.cabins.map((cabin) => ({ ...cabin, slug: `old-${cabin.id}` }))
  const environment = readEnvironment({ AVAILABILITY_FEED_TEXAS_SAGE: address })
  expect(feedsBySlug(environment, cabins)).toEqual({
    'old-texas-sage': [{ address, transparentDays: 'taken' }],
  })
})

test('a variable that names no cabin is an error that lists the cabins, not the address', () => {
  const environment = readEnvironment({ AVAILABILITY_FEED_MOON: address })
  const read = () => feedsBySlug(environment, sampleSite.cabins)
  expect(read).toThrow(EnvironmentError)
  expect(read).toThrow(
    /^(?![^]*hunter2)[^]*\n {2}AVAILABILITY_FEED_MOON: there is no such cabin; .*AVAILABILITY_FEED_TEXAS_SAGE/,
  )
})
