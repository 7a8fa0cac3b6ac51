import { expect, test } from 'vitest'
import { galleryPage } from '#content/contest-gallery.ts'
import { storeContest } from '#tests/fixtures/contests.ts'
import { databaseOpener } from '#tests/fixtures/databases.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const open = databaseOpener()
const { text, badge } = galleryPage.examples
const marks = new RegExp(`>${badge}<`, 'g')

test('an empty gallery shows three drawings, each marked as an example', async () => {
  const { app } = await siteOn(await open())
  const { body } = await app.inject('/contest/gallery')
  expect(body).toContain(text)
  expect(body.match(marks)).toHaveLength(3)
  expect(body.match(/<img/g)).toHaveLength(3)
})

test('the examples go with the first approved entry', async () => {
  const database = await open()
  const { id: contestId } = await storeContest(database)
  await storeSubmission(database, { contestId }, ['approved'])
  const { app } = await siteOn(database)
  const { body } = await app.inject('/contest/gallery')
  expect(body).not.toContain(text)
  expect(body).not.toMatch(marks)
})
