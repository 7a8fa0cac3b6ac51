import { expect, test } from 'vitest'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { groupInquiry } from '#tests/fixtures/inquiries.ts'
import { siteWithCabins } from '#tests/fixtures/own-cabins.ts'
import { newSubmission } from '#tests/fixtures/review-form.ts'
import { storeReview } from '#tests/fixtures/reviews.ts'

const document = 'cabins/texas-sage'

describeOnEachDatabase('a cabin that the owner renames', (open) => {
  test('is still known by its old name, so that forms opened before can be sent', async () => {
    const db = await open()
    const { change, review, group, reviewed, site } = await withForms(db)
    await storeReview(db, { cabin: 'texas-sage' })
    await change(document, { name: 'Sage House' })
    for (const name of ['Texas Sage', 'Sage House']) {
      expect.soft([name, await review(name)]).toEqual([name, 201])
      expect.soft([name, await group(name)]).toEqual([name, 201])
      expect.soft(await reviewed(name)).toEqual(['Sage House'])
    }
    const stored = await db.selectFrom('reviews').select('cabin').distinct().execute()
    expect(stored).toEqual([{ cabin: 'texas-sage' }])
    expect((await site.inject('/api/site/cabins/texas-sage')).body).not.toContain('formerNames')
  })

  test('is known by every name it has had, after going back, and on every server', async () => {
    const db = await open()
    const { change, publish, review } = await withForms(db)
    const other = await withForms(db)
    await change(document, { name: 'Sage {town} House' })
    await change(document, { name: 'Sage Barn' })
    const answer = await publish(document, { revision: 'shipped' })
    expect(answer.statusCode).toBe(200)
    await other.deps.siteSource.refresh()
    for (const name of ['Texas Sage', 'Sage Wimberley House', 'Sage Barn']) {
      expect.soft([name, await review(name)]).toEqual([name, 201])
      expect.soft([name, await other.review(name)]).toEqual([name, 201])
    }
    expect(await review('Sage Attic')).toBe(422)
  })

  test('leaves its old name to the cabin that takes it', async () => {
    const db = await open()
    const { change, review } = await withForms(db)
    await change(document, { name: 'Sage House' })
    await change('cabins/coyote-cabin', { name: 'Texas Sage' })
    const cabinOf = async (name: string) => {
      expect(await review(name)).toBe(201)
      const query = db.selectFrom('reviews').select('cabin').orderBy('id', 'desc').limit(1)
      return (await query.executeTakeFirstOrThrow()).cabin
    }
    expect(await cabinOf('Texas Sage')).toBe('coyote-cabin')
    expect(await cabinOf('Sage House')).toBe('texas-sage')
    await change('cabins/coyote-cabin', { name: 'Coyote House' })
    expect(await cabinOf('Texas Sage')).toBe('coyote-cabin')
    expect(await cabinOf('Coyote Cabin')).toBe('coyote-cabin')
  })

  test('is known by its old name when it is retired', async () => {
    const { change, retire, review } = await withForms(await open())
    await change('cabins/coyote-cabin', { name: 'Coyote House' })
    await retire('coyote-cabin', '/cabins')
    expect(await review('Coyote Cabin')).toBe(201)
  })
})

async function withForms(db: Parameters<typeof siteWithCabins>[0]) {
  const site = await siteWithCabins(db)
  const send = async (url: string, payload: object) =>
    (await site.site.inject({ method: 'POST', url, payload })).statusCode
  const review = (cabin: string) => send('/api/reviews', newSubmission({ cabin }))
  const group = (cabin: string) =>
    send('/api/inquiries/group', groupInquiry({ cabinPreferences: [cabin] }))
  /** The cabins' names in the public reviews of this one. */
  const reviewed = async (cabin: string) => {
    const answer = await site.site.inject({ url: '/api/reviews', query: { cabin } })
    return answer.json().map((each: { cabin: string }) => each.cabin)
  }
  return { ...site, review, group, reviewed }
}
