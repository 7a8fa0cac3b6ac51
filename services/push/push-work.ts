import type { PushMessage } from '#contracts/push.ts'
import { PushError, type Push } from '#integrations/push.ts'
import { arrivalsAfter, type Arrivals } from '#store/push/arrivals.ts'
import {
  deletePushDevice,
  listPushDevices,
  notePushed,
  type PushDevice,
} from '#store/push/devices.ts'
import { readPushKeys, type PushKeys } from '#store/push/keys.ts'
import type { Dependencies } from '../dependencies.ts'
import type { PeriodicHandler } from '../jobs/handler.ts'

const words = {
  reviews: (count: number) => (count === 1 ? '1 new review' : `${count} new reviews`),
  submissions: (count: number) =>
    count === 1 ? '1 new contest entry' : `${count} new contest entries`,
  inquiries: (count: number) => (count === 1 ? '1 new inquiry' : `${count} new inquiries`),
} as const

type Deps = Pick<Dependencies, 'db' | 'clock' | 'site' | 'origin'> & { push: Push }

export interface Pushed {
  sent: number
  /** Browsers that no longer want to be told. */
  gone: number
  failed: number
  /** What went wrong last; null if nothing did. */
  reason: string | null
}

/** Several guests in a minute become one message. */
const everyMs = 60_000

/** Tells administrators' browsers what guests have sent. */
export function pushJob(deps: Deps): PeriodicHandler {
  return {
    kinds: ['push'],
    leaseMs: 60_000,
    everyMs,
    async run({ stopping }) {
      const pushed = await tellDevices(deps, stopping)
      return pushed.sent + pushed.gone + pushed.failed > 0 ? pushed : null
    },
  }
}

/**
 * Each browser is told of what arrived since it was told last, in one message. A message that fails is
 * sent with the next round; mail and the dashboard do not depend on it.
 */
export async function tellDevices(deps: Deps, stopping: AbortSignal): Promise<Pushed> {
  const pushed: Pushed = { sent: 0, gone: 0, failed: 0, reason: null }
  const devices = await listPushDevices(deps.db)
  const keys = devices.length > 0 ? await readPushKeys(deps.db) : undefined
  if (!keys) return pushed
  for (const device of devices) {
    if (stopping.aborted) break
    const arrived = await arrivalsAfter(deps.db, device.toldUntil)
    if (!arrived) continue
    try {
      pushed[await tell(deps, device, { arrived, keys, stopping })] += 1
    } catch (error) {
      if (!(error instanceof PushError)) throw error
      // Stopping is no failure of theirs.
      if (stopping.aborted) break
      pushed.failed += 1
      pushed.reason = error.message
    }
  }
  return pushed
}

interface Telling {
  arrived: Arrivals & { last: Temporal.Instant }
  keys: PushKeys
  stopping: AbortSignal
}

async function tell(
  { db, push, site, origin }: Deps,
  device: PushDevice,
  { arrived, keys, stopping }: Telling,
): Promise<'sent' | 'gone'> {
  const text = JSON.stringify(messageOf(site.facts.brand, arrived))
  // Services want to know whom to write to: an https address, or mail where there is none.
  const subject = origin.startsWith('https:') ? origin : `mailto:${site.facts.email}`
  const result = await push.send(device, text, { keys, subject, signal: stopping })
  if (result === 'gone') await deletePushDevice(db, device)
  else await notePushed(db, device, arrived.last)
  return result
}

/** It leads to the one list that has something new, else to the dashboard. */
function messageOf(brand: string, arrived: Arrivals): PushMessage {
  const kinds = (['reviews', 'submissions', 'inquiries'] as const).filter(
    (kind) => arrived[kind] > 0,
  )
  const [first] = kinds
  const path = kinds.length === 1 && first ? `/admin/${first}` : '/admin/dashboard'
  const body = kinds.map((kind) => words[kind](arrived[kind])).join(', ')
  return { title: brand, body, path }
}
