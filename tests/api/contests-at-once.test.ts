import { expect, test } from 'vitest'
import { openDatabase, closeDatabase } from '#store/database.ts'
import { cookieOf, logIn } from '#tests/fixtures/admin-api.ts'
import { newContest, storeContest } from '#tests/fixtures/contests.ts'
import { databaseLocator } from '#tests/fixtures/databases.ts'
import { storeOwner } from '#tests/fixtures/sign-in.ts'
import { siteOn } from '#tests/fixtures/site.ts'

const locate = databaseLocator('PostgreSQL')

test('two owners on two servers who activate, close or archive at once get one 200 and one 409', async () => {
  const location = await locate({ isMigrated: true })
  const databases = await Promise.all([openDatabase(location), openDatabase(location)])
  const [first] = databases
  try {
    await storeOwner(first)
    const { id } = await storeContest(first, { status: 'draft' })
    const owners = await Promise.all(databases.map(signedIn))
    for (const status of ['active', 'closed', 'archived']) {
      const answers = await Promise.all(owners.map((change) => change(id, status)))
      expect(new Set(answers)).toEqual(new Set([200, 409]))
    }
  } finally {
    await Promise.all(databases.map(closeDatabase))
  }
})

test('two owners who activate two drafts at once have one active contest afterwards', async () => {
  const location = await locate({ isMigrated: true })
  const databases = await Promise.all([openDatabase(location), openDatabase(location)])
  const [first] = databases
  try {
    await storeOwner(first)
    const drafts = [
      await storeContest(first, { status: 'draft' }),
      await storeContest(first, newContest({ status: 'draft' })),
    ]
    const owners = await Promise.all(databases.map(signedIn))
    const answers = await Promise.all(
      owners.flatMap((change, index) => {
        const draft = drafts[index]
        return draft ? [change(draft.id, 'active')] : []
      }),
    )
    expect(new Set(answers)).toEqual(new Set([200, 409]))
  } finally {
    await Promise.all(databases.map(closeDatabase))
  }
})

/** A separate server with a session; returns a function that changes a contest's status. */
async function signedIn(db: Awaited<ReturnType<typeof openDatabase>>) {
  const { app } = await siteOn(db)
  const headers = { cookie: cookieOf(await logIn(app)) }
  return async (id: number, status: string) => {
    const url = `/api/admin/contests/${id}/status`
    const answer = await app.inject({ method: 'PATCH', url, headers, payload: { status } })
    return answer.statusCode
  }
}
