import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { sendTarget } from '#tests/fixtures/raw-http.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

test('every other spelling of a page leads to its one address for good', async () => {
  const { app } = await siteOn(await open())
  for (const [asked, canonical] of [
    ['/about/', '/about'],
    ['//about', '/about'],
    ['/About', '/about'],
    ['/%61bout', '/about'],
    ['///About//', '/about'],
    ['//', '/'],
    ['/cabins/Texas-Sage/', '/cabins/texas-sage'],
    ['/reviews/?sort=rating&cabin=Texas+Sage', '/reviews?sort=rating&cabin=Texas+Sage'],
    ['/contest//gallery?contestId=1', '/contest/gallery?contestId=1'],
  ] as const) {
    const answer = await app.inject(asked)
    expect({ asked, status: answer.statusCode, to: answer.headers.location }).toEqual({
      asked,
      status: 308,
      to: canonical,
    })
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect((await app.inject(canonical)).statusCode).toBe(200)
  }
})

test('another spelling never leads to another host', async () => {
  const { app } = await siteOn(await open())
  for (const asked of ['//evil.example', '//evil.example/', '//about//evil.example']) {
    const answer = await app.inject(asked)
    expect({ asked, status: answer.statusCode }).toEqual({ asked, status: 404 })
  }
})

test('an address with dot segments is no other address of a page', async () => {
  const { app } = await siteOn(await open())
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  for (const asked of [
    '/cabins/..',
    '/cabins/../about',
    '/cabins/%2e%2E?from=2025-06-10',
    '/cabins/.%2e/about',
    '/./about',
    '/about/.',
    '/cabins\\..\\about',
    '/cabins%2f..%2fabout',
    '/api/../about',
  ]) {
    const { status } = await sendTarget(port, 'GET', asked)
    expect({ asked, status }).toEqual({ asked, status: 404 })
  }
})

test('the id of an event keeps its capitals', async () => {
  const { app } = await siteOn(await open())
  const answer = await app.inject('/Events/Some_Id/')
  expect(answer.headers.location).toBe('/events/Some_Id')
})

test('a browser that moves inside the site is not sent elsewhere', async () => {
  const { app } = await siteOn(await open())
  for (const asked of ['/about.data', '/_.data', '/cabins/texas-sage.data']) {
    expect((await app.inject(asked)).headers.location).toBeUndefined()
  }
})
