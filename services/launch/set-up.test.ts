import { usualFeedOptions } from '#contracts/feed-options.ts'
import { expect, test } from 'vitest'
import { feedVariable } from '#contracts/feed-variable.ts'
import { allPartsStay } from '#contracts/set-up-steps.ts'
import { insertCabinFeed } from '#store/cabins/cabin-feeds.ts'
import { blueHeron } from '#tests/fixtures/blue-heron.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { settingsLeft, withoutFeed } from '../preflight/settings.ts'
import { confirmFinding, launchOf } from './launch.ts'

const open = databaseOpener()

async function leftOf(
  deps: Parameters<typeof launchOf>[0],
  env: Readonly<Record<string, string>> = {},
) {
  const launch = { ...deps.launch, settings: settingsLeft(env) }
  const { steps } = await launchOf({ ...deps, launch })
  return Object.fromEntries(steps.map(({ step, left }) => [step, left]))
}

test('on the sample property every step that needs the owner has something left', async () => {
  const left = await leftOf({ ...testDependencies(await open()), reaches: [] })
  for (const [step, count] of Object.entries(left)) expect([step, count > 0]).toEqual([step, true])
  expect(left).toMatchObject({ parts: 1, calendars: 6, mail: 1 })
})

test('a step is done when the data says so', async () => {
  const db = await open()
  const deps = { ...testDependencies(db), site: blueHeron }
  expect(await leftOf(deps)).toMatchObject({ parts: 0, place: 0, calendars: 4, mail: 0 })
  const [cabin] = blueHeron.cabins
  const feed = { id: 'one', address: 'https://partner.example/1.ics' } as const
  const change = { by: 'owner', at: deps.clock.now() }
  await insertCabinFeed(db, { ...feed, cabin: cabin?.id ?? '', ...usualFeedOptions }, change)
  const given = { [feedVariable(blueHeron.cabins[1]?.id ?? '')]: 'https://partner.example/2.ics' }
  expect(await leftOf(deps, given)).toMatchObject({ calendars: 2 })
})

test('an owner who keeps every part says so', async () => {
  const deps = testDependencies(await open())
  await confirmFinding({ ...deps, by: 'owner' }, allPartsStay)
  expect(await leftOf(deps)).toMatchObject({ parts: 0 })
})

test('cabins that the owner leaves without a calendar are done once that is said', async () => {
  const deps = { ...testDependencies(await open()), site: blueHeron }
  for (const { id } of blueHeron.cabins) {
    await confirmFinding({ ...deps, by: 'owner' }, withoutFeed(id))
  }
  expect(await leftOf(deps)).toMatchObject({ calendars: 0 })
})
