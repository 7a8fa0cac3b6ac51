import fc from 'fast-check'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import { expect, test } from 'vitest'
import { siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { HostileConnection } from '#tests/fixtures/hostile/connection.ts'
import { hostileRequests } from '#tests/fixtures/hostile/index.ts'
import { operationsOf } from '#tests/fixtures/hostile/operations.ts'
import { ask } from '#tests/fixtures/hostile/run.ts'
import { filePaths } from '#tests/fixtures/hostile/surface.ts'
import { newCookie, plant, worldOf } from '#tests/fixtures/hostile/world.ts'
import { mediaMutator } from '#tests/fixtures/media/mutated.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'

// The long form is `npm run torture -- requests`.
const numRuns = 1200
/** One round in a hundred lacks a status by chance. */
const maxRounds = 3
/** Statuses of requests that pass validation and reach the database. */
const statuses = [200, 201, 204, 401, 404, 422]
const longMs = 120_000

describeOnEachDatabase('whatever is sent', (open) => {
  test(
    'is answered decently, and no mistake of a visitor is logged as a failure of ours',
    async () => {
      const db = await open()
      const site = await siteWithAddresses(db, { secure: false, trustProxy: ['127.0.0.1'] })
      await storeOwner(db)
      await plant(db)
      const port = await site.listen()
      const description: unknown = (await site.app.inject('/api/openapi.json')).json()
      const surface = {
        operations: operationsOf(description),
        screens: site.screens,
        files: await filePaths(),
        nextFile: await mediaMutator(1),
      }
      const cookie = () => newCookie(db, site.deps.clock.now())
      const session = { cookie: await cookie() }
      const world = await worldOf(db, () => session.cookie)
      const seen = new Set<unknown>()
      using connection = new HostileConnection(port)

      const property = fc.asyncProperty(hostileRequests(surface), async (request) => {
        const { status, faults } = await ask(port, connection, request, world)
        seen.add(status)
        expect(faults).toEqual([])
        if (status === 401 && request.isAdmin) session.cookie = await cookie()
      })

      for (let round = 0; round < maxRounds && !statuses.every((each) => seen.has(each)); round++)
        await fc.assert(property, { numRuns })
      expect([...seen]).toEqual(expect.arrayContaining(statuses))
      expect(site.logLines.filter((line) => /"level":[56]0/.test(line))).toEqual([])
      // A request may have ended the session of the last one.
      await expectListsReadable(site.app, await cookie())
    },
    longMs,
  )
})

/** Everything stored can be listed, page by page. */
async function expectListsReadable(app: FastifyInstance, cookie: string): Promise<void> {
  for (const list of ['reviews?status=all', 'inquiries?', 'submissions?', 'outbox?']) {
    let next: string | undefined = `/api/admin/${list}&limit=7`
    while (next) {
      const answer: LightMyRequestResponse = await app.inject({ url: next, headers: { cookie } })
      expect({ next, status: answer.statusCode }).toEqual({ next, status: 200 })
      next = /^<([^>]+)>; rel="next"$/.exec(String(answer.headers.link))?.[1]
    }
  }
}
