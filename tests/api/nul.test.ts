import fc from 'fast-check'
import { expect, test } from 'vitest'
import { siteWithAddresses } from '#tests/fixtures/addresses.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { operationsOf, type Operation } from '#tests/fixtures/hostile/operations.ts'
import { valueFor } from '#tests/fixtures/hostile/schema-values.ts'
import { newCookie, plant, worldOf } from '#tests/fixtures/hostile/world.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'

interface Sent {
  method: string
  target: string
  body: unknown
}

/** PostgreSQL stores no NUL. */
const text = 'a\u0000b'
const encoded = 'a%00b'
const bodiesTried = 10
const longMs = 120_000

describeOnEachDatabase('a character no database stores', (open) => {
  test(
    'is never a failure of ours, in whatever part of a call it comes',
    async () => {
      const db = await open()
      const { app, deps, logLines } = await siteWithAddresses(db, { secure: false })
      await storeOwner(db)
      await plant(db)
      const world = await worldOf(db, () => '')
      const description: unknown = (await app.inject('/api/openapi.json')).json()
      const calls = operationsOf(description).flatMap((each) => [...callsWithNul(each)])

      const failed: Sent[] = []
      for (const { method, target, body } of calls) {
        const cookie = await newCookie(db, deps.clock.now())
        const { statusCode } = await app.inject({
          method: method as 'GET',
          url: target.replaceAll(/\{(\w+)\}/g, (_, name: string) => world.existingId(target, name)),
          headers: { cookie },
          ...(body !== undefined && { payload: body as object }),
        })
        if (statusCode >= 500) failed.push({ method, target, body })
      }

      expect(failed).toEqual([])
      expect(logLines.filter((line) => /"level":[56]0/.test(line))).toEqual([])
    },
    longMs,
  )
})

/** The call with the character in each part of its path, its query and its body, one at a time. */
function* callsWithNul({ method, pattern, path, query, body }: Operation): Generator<Sent> {
  const settings = { numRuns: bodiesTried, seed: 1 }
  const bodies = body ? fc.sample(valueFor(body), settings) : [undefined]
  for (const each of bodies) {
    for (const name of Object.keys(path)) {
      yield { method, target: pattern.replace(`{${name}}`, encoded), body: each }
    }
    for (const changed of withNul(each)) yield { method, target: pattern, body: changed }
  }
  for (const name of Object.keys(query)) {
    yield { method, target: `${pattern}?${name}=${encoded}`, body: bodies[0] }
  }
}

/** The value with the character in each of its texts, one at a time. */
function* withNul(value: unknown): Generator {
  if (typeof value === 'string') yield text
  if (typeof value !== 'object' || value === null) return
  for (const [name, each] of Object.entries(value)) {
    for (const changed of withNul(each)) {
      yield Array.isArray(value) ? value.with(Number(name), changed) : { ...value, [name]: changed }
    }
  }
}
