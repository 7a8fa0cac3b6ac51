import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()

test.each([
  ['/reviews?page=7', '/reviews'],
  ['/reviews?cabin=Texas+Sage&sort=highest&page=2', '/reviews?cabin=Texas+Sage&sort=highest'],
  ['/contest/gallery?cursor=cut-o', '/contest/gallery'],
  ['/contest/gallery?contestId=1&winners=cut-o&cursor=cut-o', '/contest/gallery?contestId=1'],
])('%s, a place in a list that there is not, leads to its beginning', async (url, beginning) => {
  const { app } = await siteOn(await open())
  const answer = await app.inject(url)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe(beginning)
  expect((await app.inject(beginning)).statusCode).toBe(200)
})

test('a place that there is not is no failure of ours, and nothing of it is logged', async () => {
  const written = vi.spyOn(console, 'warn')
  onTestFinished(() => written.mockRestore())
  const { app, logLines } = await siteOn(await open())
  await app.inject('/reviews?cursor=ana%40guests.example')
  expect(logLines.filter((line) => line.includes('"level":50'))).toEqual([])
  expect(logLines.join('')).not.toContain('guests.example')
  expect(written).not.toHaveBeenCalled()
})
