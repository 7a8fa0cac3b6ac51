import { expect, test } from 'vitest'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { asking } from '#tests/fixtures/doctor.ts'
import { partner } from '../checks/partner-links.ts'
import { linksTo } from './launch.ts'

const open = databaseOpener()

test.each([
  ['content/site/facts.yaml, unknownPath', ['/admin/site/facts']],
  [
    'content/site/stay.yaml and content/site/policies/terms.yaml',
    ['/admin/site/stay', '/admin/site/policies/terms'],
  ],
  ['content/site/cabins/texas-sage.yaml', ['/admin/site/cabins/texas-sage']],
  ['content/site/cabins/', ['/admin/site']],
  ['content/pictures/home-hero/', ['/admin/site/albums/home-hero']],
  ['/admin/cabins, or .env', ['/admin/cabins']],
  ['.env', []],
])('what is to be done in %s leads to %o', (where, links) => {
  expect(linksTo(where)).toEqual(links)
})

test('the booking partner is asked as guests ask, with dates for each cabin', async () => {
  const deps = testDependencies(await open())
  const asked: string[] = []
  const reaching = async (address: string) => {
    asked.push(address)
    return address.includes('texas-sage') ? 404 : asked.length === 1 ? null : 200
  }
  const found = await asking(partner, { ...deps, open: reaching })
  expect(asked).toHaveLength(sampleSite.cabins.length + 1)
  expect(asked[1]).toContain('2025-07-01')
  expect(found[0]).toMatchObject({ state: 'warning', what: expect.stringContaining('reached') })
  expect(found.find(({ what }) => what.includes('answers 404'))?.what).toContain('Texas Sage')
  expect(found.at(-1)?.state).toBe('fine')
})
