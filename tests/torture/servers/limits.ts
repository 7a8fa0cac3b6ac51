import { createHash } from 'node:crypto'
import { attemptLimits } from '#services/sign-in/limits.ts'
import type { Database } from '#store/database.ts'
import type { Observations } from '../failures/observations.ts'
import type { Ledger } from '../ledger.ts'
import { askFrom, entryOf, entryPicture, idIn, inTurn, sendReview, trySignIn } from './direct.ts'
import type { Server } from './server.ts'

export interface Trying {
  servers: readonly Server[]
  db: Database
  ledger: Ledger
  contestId: number
  found: Observations
}

const tooMany = 429
/** As in docs/limits.md. */
const perAddress = 10

/** One address turns to every server in turn, and may not do more than at one of them. */
export async function tryLimits(trying: Trying): Promise<void> {
  await tryReviews(trying)
  await tryUploads(trying)
  await trySignIns(trying)
}

async function tryReviews({ servers, ledger, found }: Trying): Promise<void> {
  await countTogether({ servers, found }, 'reviews', async (server) => {
    const review = ledger.newReview()
    const { status, body } = await sendReview('198.51.100.1', server, review)
    if (status === 201) ledger.acknowledge(review.key, idIn(body))
    else ledger.sent.pop()
    return status
  })
}

async function tryUploads({ servers, db, contestId, found }: Trying): Promise<void> {
  const network = '198.51.100.2'
  let sent = 0
  await countTogether({ servers, found }, 'entries', async (server) => {
    sent += 1
    const entry = await entryOf(contestId, `limit-${sent}`)
    return (await askFrom(network, server, '/api/submissions', entry)).status
  })
  // The bytes of a network's day are in one row, whichever server received them.
  const key = createHash('sha256').update(`uploads ${network}`).digest('base64url')
  const [row] = await db.selectFrom('requestCounts').select('used').where('key', '=', key).execute()
  const expected = perAddress * (await entryPicture()).length
  found.check(row?.used === expected, `uploads of ${expected} bytes count as ${row?.used}`)
}

async function trySignIns({ servers, found }: Trying): Promise<void> {
  const guesser = '198.51.100.3'
  const { free } = attemptLimits.username
  for (let tries = 0; tries < free; tries += 1) {
    const { status } = await trySignIn(guesser, inTurn(servers, tries), 'a wrong guess')
    found.check(status === 401, `wrong password ${tries + 1} was answered ${status}`)
  }
  const { status } = await trySignIn(guesser, inTurn(servers, free))
  found.check(status === tooMany, `after ${free} wrong passwords the right one got ${status}`)
  const all = `${perAddress} reviews, ${perAddress} entries and their bytes, ${free} wrong passwords`
  found.see(`limits: ${all} of one address count together`)
}

async function countTogether(
  { servers, found }: Pick<Trying, 'servers' | 'found'>,
  what: string,
  send: (server: Server) => Promise<number>,
): Promise<void> {
  const statuses: number[] = []
  for (let sent = 0; sent <= perAddress; sent += 1) {
    statuses.push(await send(inTurn(servers, sent)))
  }
  const expected = [...Array.from({ length: perAddress }, () => 201), tooMany]
  found.check(
    statuses.join() === expected.join(),
    `${perAddress + 1} ${what} from one address were answered ${statuses.join(', ')}`,
  )
}
