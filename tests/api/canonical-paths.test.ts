import { expect, test } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
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

test.each([
  '/cabins/..',
  '/cabins/../about',
  '/cabins/%2e%2E',
  '/cabins/.%2e/about',
  '/./about',
  '/about/.',
  '/cabins\\..\\about',
  '/cabins%2f..%2fabout',
  '/cabins/..?from=2025-06-10',
])('an address with dot segments is no other address of a page: %s', async (asked) => {
  const { app } = await siteOn(await open())
  expect((await app.inject({ url: asked })).statusCode).toBe(404)
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
