import { setTimeout } from 'node:timers/promises'
import type { Observations } from '../failures/observations.ts'
import type { Guests, Met } from './guests.ts'
import type { Server } from './server.ts'

export interface Breaking {
  guests: Guests
  servers: readonly Server[]
  found: Observations
  signal?: AbortSignal | undefined
}

interface Break {
  name: string
  begin: (server: Server) => Promise<void> | void
  end: (server: Server) => Promise<void> | void
  /** Forms may fail at that moment, and are stored when sent again. */
  mayRefuseForms: boolean
  /** It still answers when asked. */
  isAlive?: boolean
}

const breaks: readonly Break[] = [
  {
    name: 'restarted for an update',
    begin: (server) => server.stop(),
    end: (server) => server.start(),
    mayRefuseForms: false,
  },
  {
    name: 'killed',
    begin: (server) => server.kill(),
    end: (server) => server.start(),
    mayRefuseForms: true,
  },
  {
    name: 'hanging',
    begin: (server) => server.hang(),
    end: (server) => server.goOn(),
    mayRefuseForms: true,
  },
  {
    name: 'without its database',
    begin: (server) => server.loseDatabase(),
    end: (server) => server.findDatabase(),
    mayRefuseForms: true,
    isAlive: true,
  },
]

const settleMs = 3000
/** Until the proxy and every guest has noticed, as in docs/several-servers.md. */
const noticeMs = 10_000
/** Longer than a form waits for a database that is away. */
const quietMs = 4000
/** More than all the guests who send something, so that it is not what had waited for a hanging server. */
const formsAgain = 10
const outWithinMs = 20_000
const backWithinMs = 30_000
/** Twice the five seconds after which a page is asked of another server, and some for a busy machine. */
const slowestPageMs = 15_000

/** One server after the other fails in one way after the other, under guests, and comes back. */
export async function breakServers(breaking: Breaking): Promise<void> {
  const { servers, signal } = breaking
  for (const [at, each] of breaks.entries()) {
    signal?.throwIfAborted()
    const server = servers[at % servers.length]
    if (server) await breakOne(breaking, each, server)
  }
}

async function breakOne({ guests, found }: Breaking, each: Break, server: Server): Promise<void> {
  const what = `${server.name} ${each.name}`
  await setTimeout(settleMs)
  guests.met()
  const brokenAt = performance.now()
  await each.begin(server)
  if (each.isAlive) {
    await found.comesTrue(
      `${what}: left alone for ${quietMs / 1000} s`,
      () => isLeftAlone(server),
      outWithinMs,
    )
  }
  await setTimeout(Math.max(0, noticeMs - (performance.now() - brokenAt)))
  const formsBefore = server.forms
  await each.end(server)
  const isBack = () => server.forms > formsBefore + formsAgain
  await found.comesTrue(`${what}: it serves again`, isBack, backWithinMs)
  judge(found, what, each, guests.met())
}

/** Gets no request of a guest for a while. */
async function isLeftAlone(server: Server): Promise<boolean> {
  const before = server.answered
  await setTimeout(quietMs)
  return server.answered === before
}

function judge(found: Observations, what: string, each: Break, met: Met): void {
  found.see(
    `${what}: ${met.pages} pages, ${met.failed.length} failed, the slowest after ` +
      `${(met.slowestPageMs / 1000).toFixed(1)} s; ${met.forms} forms, ${met.sentAgain.length} times sent again`,
  )
  for (const failed of met.failed) found.check(false, `${what}: ${failed}`)
  found.check(met.pages > 0 && met.forms > 0, `${what}: there were no guests`)
  found.check(met.slowestPageMs < slowestPageMs, `${what}: a page took ${met.slowestPageMs} ms`)
  if (each.mayRefuseForms) return
  for (const again of met.sentAgain) found.check(false, `${what}: ${again}`)
}
