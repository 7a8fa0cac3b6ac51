// spec: 3/contest-and-prize
import { expect, test } from 'vitest'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { countBelongings } from './contest-counts.ts'
import { deletePrize, listPrizes, listPrizesOf } from './prizes.ts'

describeOnEachDatabase('prizes', (open) => {
  test('are listed newest first for the admin, and in order of creation for a contest', async () => {
    const database = await open()
    const june = await storeContest(database)
    const may = await storeContest(database, { status: 'closed' })
    const first = await storePrize(database, june.id, {
      imageUrl: 'https://pictures.example/a.jpg',
    })
    const second = await storePrize(database, june.id, { valueCents: 12_345 })
    const other = await storePrize(database, may.id)

    expect(await listPrizes(database)).toEqual([other, second, first])
    expect(await listPrizesOf(database, june.id)).toEqual([first, second])
    const counts = await countBelongings(database)
    expect(counts.get(june.id)).toEqual({ submissions: 0, prizes: 2 })
    expect(counts.get(may.id)).toEqual({ submissions: 0, prizes: 1 })
    expect([...(await countBelongings(database, may.id)).keys()]).toEqual([may.id])
  })

  test('a prize is deleted once, and its id is never reused', async () => {
    const database = await open()
    const contest = await storeContest(database)
    const { id } = await storePrize(database, contest.id)
    expect(await deletePrize(database, id)).toBe(true)
    expect(await deletePrize(database, id)).toBe(false)
    expect((await storePrize(database, contest.id)).id).toBeGreaterThan(id)
  })

  test('a prize must belong to a contest', async () => {
    const database = await open()
    await expect(storePrize(database, 4711)).rejects.toThrow(/foreign key/i)
  })
})
