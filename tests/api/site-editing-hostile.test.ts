import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { isAdminScreen, siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { publishAttacks } from '#tests/fixtures/hostile/texts.ts'
import { editorOn } from '#tests/fixtures/site-editing.ts'

const open = databaseOpener()

test('markup in every text of every document is text on every page', async () => {
  const site = await siteWithAddresses(await open())
  const { app } = await editorOn(site.deps)
  const attacked = await publishAttacks(async ({ body, ...sent }) => {
    const answer = await app.inject({ ...sent, ...(body && { payload: body }) })
    expect([sent.url, answer.statusCode, answer.json().fields]).toEqual([sent.url, 200, undefined])
    return answer.json()
  })
  expect(attacked).toBeGreaterThan(1000)

  const pages = site.screens.filter((path) => !isAdminScreen(path))
  const bodies: string[] = []
  // In turn: a network may queue at most ten renders.
  for (const path of [...pages, '/cabins/texas-sage'])
    bodies.push((await site.app.inject(path)).body)
  expect(bodies.filter((body) => body.includes('x-attack')).length).toBeGreaterThan(20)
  expect(bodies.filter((body) => body.includes('<x-attack'))).toEqual([])
}, 120_000)
