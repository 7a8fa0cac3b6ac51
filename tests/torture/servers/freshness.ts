import { publishEdition, shownEdition } from '../publishing-editor.ts'
import type { Observations } from '../failures/observations.ts'
import { askFrom, entryOf, idIn, inTurn, sendReview, signInAt } from './direct.ts'
import type { Trying } from './limits.ts'
import type { Server } from './server.ts'

const rounds = 12

/** What one server has acknowledged is in the very next response of every other. */
export async function tryFreshness(trying: Trying): Promise<void> {
  const { servers, found } = trying
  const cookie = await signInAt(inTurn(servers, 0))
  for (let round = 0; round < rounds; round += 1) {
    const writer = inTurn(servers, round)
    const others = servers.filter((each) => each !== writer)
    await approveAndWithdraw({ ...trying, cookie, writer, others, round })
    await publish({ ...trying, cookie, writer, others, round })
    await signInAndOut({ ...trying, writer, others })
  }
  await showEntry(trying, cookie)
  found.see(
    `writes: ${rounds} reviews approved and withdrawn, ${rounds} publications, ${rounds} sessions ` +
      'and an entry were at once on every other server',
  )
}

type Round = Trying & { cookie: string; writer: Server; others: Server[]; round: number }

async function approveAndWithdraw(each: Round): Promise<void> {
  const { writer, others, ledger, found, cookie, round } = each
  const review = ledger.newReview()
  const sent = await sendReview(`198.18.0.${round}`, writer, review)
  found.isStored('a review', sent)
  const id = idIn(sent.body)
  ledger.acknowledge(review.key, id)
  for (const isApproved of [true, false]) {
    const path = `/api/admin/reviews/${id}/approve`
    const decided = await patch(writer, cookie, path, { isApproved })
    found.check(decided === 200, `approving was answered ${decided}`)
    await allShow(others, found, '/reviews', `Guest ${review.number}<`, isApproved)
    await allShow(others, found, '/api/reviews', id, isApproved)
  }
}

async function publish({ writer, others, found, cookie, round }: Round): Promise<void> {
  const edition = round + 1
  await publishEdition({ origin: writer.origin, cookie }, edition)
  const shown = await Promise.all(others.map(({ origin }) => shownEdition(origin)))
  found.check(
    shown.flat().every((each) => each === edition),
    `edition ${edition} was published at ${writer.name}, and elsewhere ${shown.flat().join()} shown`,
  )
}

async function signInAndOut({
  writer,
  others,
  found,
}: Pick<Round, 'writer' | 'others' | 'found'>): Promise<void> {
  const cookie = await signInAt(writer)
  const expectAll = async (expected: number) => {
    for (const other of others) {
      const { status } = await askFrom('203.0.113.1', other, '/api/admin/verify', {
        headers: { cookie },
      })
      found.check(status === expected, `a session was answered ${status} at ${other.name}`)
    }
  }
  await expectAll(200)
  await askFrom('203.0.113.1', writer, '/api/admin/logout', { method: 'POST', headers: { cookie } })
  await expectAll(401)
}

/** Its row is in the database and its picture in the S3 store. */
async function showEntry({ servers, contestId, found }: Trying, cookie: string): Promise<void> {
  const [writer, ...others] = servers
  if (!writer) return
  const entry = await entryOf(contestId, 'shown-at-once')
  const sent = await askFrom('198.18.1.1', writer, '/api/submissions', entry)
  found.isStored('an entry', sent)
  const id = idIn(sent.body)
  const path = `/api/admin/submissions/${id}/status`
  await patch(writer, cookie, path, { status: 'approved', from: 'pending' })
  await allShow(others, found, '/contest/gallery', id, true)
  for (const other of others) {
    const list = await askFrom('198.18.1.1', other, '/api/submissions/public')
    const url = new RegExp(`/api/files/submissions/${id}/[^"?]+`).exec(list.body)?.[0]
    const { status } = await askFrom('198.18.1.1', other, url ?? '/no-file')
    found.check(status === 200, `the picture of the entry was answered ${status} at ${other.name}`)
  }
}

async function patch(
  server: Server,
  cookie: string,
  path: string,
  change: object,
): Promise<number> {
  const headers = { cookie, 'content-type': 'application/json' }
  const asked = { method: 'PATCH', headers, body: JSON.stringify(change) }
  return (await askFrom('203.0.113.1', server, path, asked)).status
}

async function allShow(
  servers: readonly Server[],
  found: Observations,
  path: string,
  what: string,
  isShown: boolean,
): Promise<void> {
  const answers = await Promise.all(servers.map((each) => askFrom('198.18.2.1', each, path)))
  for (const [at, { body, status }] of answers.entries()) {
    const isRight = status === 200 && body.includes(what) === isShown
    const how = isShown ? 'does not show' : 'still shows'
    found.check(isRight, `${path} of ${servers[at]?.name} (${status}) ${how} ${what}`)
  }
}
