import { expect, test } from 'vitest'
import { launchToDo } from '#content/admin-launch.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { launchFindings } from '../preflight/launch-findings.ts'
import { linksTo, whatIsLeft } from './launch.ts'
import { PageFailedError } from '../preflight/page.ts'
import { checkPartnerLinks } from './partner-links.ts'

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
  ['/reviews?page=2, /about and 3 more', ['/reviews?page=2']],
  ['/, /about', ['/']],
  ['.env', []],
  ['content/confirmed.ts', []],
])('what is to be done in %s leads to %o', (where, links) => {
  expect(linksTo(where)).toEqual(links)
})

test('every group of preflight says what to do', () => {
  const nothing = { mistakes: [], albums: new Map(), pages: [], unread: [] }
  const groups = launchFindings({
    ...nothing,
    site: sampleSite,
    settings: [],
    leftOut: [],
    alsoConfirmed: [],
  })
  expect(Object.keys(launchToDo).toSorted()).toEqual(groups.map(({ title }) => title).toSorted())
})

test('a page that cannot be made is named, and hides nothing else', async () => {
  const deps = testDependencies(await open())
  const { groups } = await whatIsLeft(deps, async () => {
    throw new PageFailedError('/about')
  })
  const texts = groups.flatMap(({ findings }) => findings.map(({ what }) => what))
  expect(texts).toContain('not read: the page /about cannot be made')
  expect(texts).toContain('our story')
})

test('the booking partner is asked as guests ask, with dates for each cabin', async () => {
  const deps = testDependencies(await open())
  const asked: string[] = []
  const found = await checkPartnerLinks(deps, async (address) => {
    asked.push(address)
    return address.includes('texas-sage') ? 404 : asked.length === 1 ? null : 200
  })
  expect(asked).toHaveLength(sampleSite.cabins.length + 1)
  expect(asked[1]).toContain('2025-07-01')
  expect(found[0]).toMatchObject({ state: 'warning', what: expect.stringContaining('reached') })
  expect(found.find(({ what }) => what.includes('answers 404'))?.what).toContain('Texas Sage')
  expect(found.at(-1)?.state).toBe('fine')
})
