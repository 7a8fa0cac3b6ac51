import { expect, test } from 'vitest'
import type { SubmissionStatus } from '#contracts/options.ts'
import type { RecipientRole } from '#store/outbox/tables.ts'
import { listPrizesOf } from '#store/contests/prizes.ts'
import { claimJob } from '#store/jobs.ts'
import { markDelivered } from '#store/outbox/outbox-delivery.ts'
import { readFields } from '#store/outbox/form-fields.ts'
import { deleteGuestData, readGuestData } from '#store/guest-data/guest-data.ts'
import { inTransaction, type Database } from '#store/database.ts'
import { decideSubmission } from '#store/submissions/submission-decisions.ts'
import { findLetter, withdrawLetter } from '#store/submissions/winner-letters.ts'
import { instantToText } from '#store/values.ts'
import { storeContest, storePrize } from '#tests/fixtures/contests.ts'
import { describeOnEachDatabase, type Open } from '#tests/fixtures/databases.ts'
import { testDependencies } from '#tests/fixtures/dependencies.ts'
import { storeSubmission } from '#tests/fixtures/stored-submissions.ts'
import { changeSubmissionStatus } from './submissions.ts'
import { deletePrize } from '../contests/prizes.ts'
import { markPrizeSent, readWinnerLetter, writeToWinner } from './winners.ts'

const alex = { by: 'alex', at: Temporal.Instant.from('2025-06-01T12:00:00Z') }
const sam = { by: 'sam', at: Temporal.Instant.from('2025-06-02T12:00:00Z') }

const steps = { approved: ['approved'], winner: ['approved', 'winner'] } as const

async function setUp(open: Open) {
  const db = await open()
  const contest = await storeContest(db)
  await storePrize(db, contest.id)
  const entry = (status: 'winner' | 'approved') =>
    storeSubmission(
      db,
      { contestId: contest.id, guestName: 'Ana', guestEmail: 'ana@guests.example' },
      steps[status],
    )
  const reaches: RecipientRole[] = ['owner', 'business', 'guest']
  const deps = { ...testDependencies(db), reaches }
  const winner = await entry('winner')
  const decide = (to: SubmissionStatus) =>
    changeSubmissionStatus(deps, { id: winner, to, by: 'alex' })
  return { deps, winner, entry, decide, contest }
}

async function letters(db: Database) {
  const query = db.selectFrom('outbox').selectAll().where('kind', '=', 'winner-letter')
  return (await query.execute()).map((row) => ({
    ...row,
    fields: Object.fromEntries(readFields(row.payload)),
  }))
}

describeOnEachDatabase('winners', (open) => {
  test('a letter begins with the guest, the contest and its prize', async () => {
    const { deps, winner } = await setUp(open)
    const { letter, subject, suggestion } = await readWinnerLetter(deps, winner)
    expect(letter).toBeNull()
    expect(subject).toBe('You won “Porches in June”')
    expect(suggestion).toMatch(/^Hello Ana,[^]*Porches in June[^]*Your prize: Gift card\./)
  })

  test('with several prizes the suggested letter promises one, not all', async () => {
    const { deps, winner, contest } = await setUp(open)
    await storePrize(deps.db, contest.id, { title: 'Pie for four' })
    const { suggestion } = await readWinnerLetter(deps, winner)
    expect(suggestion).toMatch(/One of these prizes is yours: [^.]*Pie for four/)
    expect(suggestion).not.toContain('Your prize:')
  })

  test('a letter is queued for the winner, with replies to the business', async () => {
    const { deps, winner } = await setUp(open)
    const { letter, signature } = await writeToWinner(deps, winner, 'You won!', alex)
    expect(letter).toMatchObject({ text: 'You won!', writtenBy: 'alex', status: 'waiting' })
    expect(await letters(deps.db)).toEqual([
      expect.objectContaining({
        id: letter?.id,
        source: winner,
        recipient: 'guest',
        guestAddress: 'ana@guests.example',
        subject: 'You won “Porches in June”',
        fields: expect.objectContaining({
          email: 'stay@lone-oak.example',
          _text: `You won!\n\n${signature}\n`,
        }),
      }),
    ])
  })

  test('a letter written while the win is taken back is refused', async () => {
    const { deps, winner } = await setUp(open)
    const back = { from: 'winner', to: 'approved', ...alex } as const
    const writing = await inTransaction(deps.db, async (transaction) => {
      await decideSubmission(transaction, winner, back)
      const late = writeToWinner(deps, winner, 'You won!', sam).catch(String)
      // Meanwhile a second connection opens and still finds a winner.
      for (let look = 0; look < 50; look += 1) await findLetter(transaction, winner)
      await withdrawLetter(transaction, winner, alex.at)
      return { late }
    })
    expect(await writing.late).toContain('This entry is not a winner.')
    expect(await letters(deps.db)).toEqual([])
  })

  test('a winner is written to once, and of two administrators one is told', async () => {
    const { deps, winner } = await setUp(open)
    const first = await writeToWinner(deps, winner, 'You won!', alex)
    expect((await writeToWinner(deps, winner, 'You won!', alex)).letter).toEqual(first.letter)
    await expect(writeToWinner(deps, winner, 'Hooray!', sam)).rejects.toThrow('already')
    expect(await letters(deps.db)).toHaveLength(1)
  })

  test('a letter that is still waiting goes with the win, and a new win gets a new one', async () => {
    const { deps, winner, decide } = await setUp(open)
    await writeToWinner(deps, winner, 'You won!', alex)
    await decide('approved')
    expect(await letters(deps.db)).toEqual([])
    await decide('winner')
    expect((await readWinnerLetter(deps, winner)).letter).toBeNull()
    await writeToWinner(deps, winner, 'You won again!', sam)
    await deps.db.updateTable('outbox').set({ status: 'failed' }).execute()
    await decide('pending')
    expect(await letters(deps.db)).toEqual([])
    expect(await deps.db.selectFrom('winnerLetters').selectAll().execute()).toEqual([])
  })

  test('a letter that is being sent, or has arrived, stays when the win is taken back', async () => {
    const { deps, winner, decide } = await setUp(open)
    const { db, clock } = deps
    const { letter } = await writeToWinner(deps, winner, 'You won!', alex)
    const now = clock.now()
    const leases = new Map([['mail-to-guest', 60_000]] as const)
    expect(await claimJob(db, { worker: 'first', now, leases })).toBeDefined()
    await decide('approved')
    expect(await letters(db)).toMatchObject([{ id: letter?.id, status: 'waiting' }])
    await markDelivered(db, letter?.id ?? '', { attempts: 1, now })
    await decide('winner')
    await decide('approved')
    expect(await letters(db)).toMatchObject([{ id: letter?.id, status: 'delivered' }])
    await db.deleteFrom('outbox').execute()
    await decide('winner')
    await decide('approved')
    await decide('winner')
    expect((await readWinnerLetter(deps, winner)).letter?.text).toBe('You won!')
  })

  test('a letter that a dead worker had set apart goes with the win too', async () => {
    const { deps, winner, decide } = await setUp(open)
    await writeToWinner(deps, winner, 'You won!', alex)
    const now = deps.clock.now().subtract({ hours: 1 })
    const claimed = { claimedBy: 'dead', claimedUntil: instantToText(now) }
    await deps.db.updateTable('jobs').set(claimed).execute()
    await decide('approved')
    expect(await letters(deps.db)).toEqual([])
  })

  test('nobody but a winner is written to or gets a prize', async () => {
    const { deps, entry } = await setUp(open)
    const other = await entry('approved')
    await expect(readWinnerLetter(deps, other)).rejects.toThrow('not a winner')
    await expect(writeToWinner(deps, other, 'You won!', alex)).rejects.toThrow('not a winner')
    await expect(markPrizeSent(deps, other, true, alex)).rejects.toThrow('not a winner')
    await expect(markPrizeSent(deps, 'constructor', true, alex)).rejects.toThrow('does not exist')
    expect(await letters(deps.db)).toEqual([])
  })

  test('without a mail service nothing is stored', async () => {
    const { deps, winner } = await setUp(open)
    const without = { ...deps, reaches: [] }
    await expect(writeToWinner(without, winner, 'You won!', alex)).rejects.toThrow('can’t send')
    expect(await readWinnerLetter(without, winner)).toMatchObject({ letter: null, canSend: false })
  })

  test('a prize stays once a winner of its contest has been notified', async () => {
    const { deps, winner, contest } = await setUp(open)
    const other = await storeContest(deps.db, { status: 'draft' })
    const [prize] = await listPrizesOf(deps.db, contest.id)
    const promised = String(prize?.id)
    await writeToWinner(deps, winner, 'You won!', alex)
    await expect(deletePrize(deps, promised)).rejects.toThrow('has been notified')
    expect(await listPrizesOf(deps.db, contest.id)).toHaveLength(1)
    await deletePrize(deps, String((await storePrize(deps.db, other.id)).id))
  })

  test('a prize is marked as sent, by whom and when, and as not sent again', async () => {
    const { deps, winner } = await setUp(open)
    const marked = await markPrizeSent(deps, winner, true, alex)
    expect(marked.prizeSent).toEqual({ by: 'alex', at: '2025-06-01T12:00:00.000Z' })
    expect((await markPrizeSent(deps, winner, false, sam)).prizeSent).toBeNull()
  })

  test("a letter is in the guest's copy without its writer, and goes with the guest's data", async () => {
    const { deps, winner } = await setUp(open)
    await writeToWinner(deps, winner, 'You won!', alex)
    await markPrizeSent(deps, winner, true, alex)
    const copy = await readGuestData(deps.db, 'ana@guests.example')
    expect(copy.entries[0]).toMatchObject({ letters: [{ text: 'You won!' }] })
    expect(JSON.stringify(copy)).not.toContain('alex')
    await deleteGuestData(deps.db, 'ana@guests.example')
    expect(await deps.db.selectFrom('winnerLetters').selectAll().execute()).toEqual([])
    expect(await letters(deps.db)).toEqual([])
  })
})
