import type { Clock } from '#integrations/clock.ts'
import type { Environment } from '#server/environment.ts'
import { clockServices } from '#server/environment/services.ts'
import { clockAheadMs, describeOffset, muchMs, slightMs } from '#services/doctor/clock-offset.ts'
import type { Database } from '#store/database.ts'
import { clockJumpSince } from '#services/guest-data/trusted-clock.ts'
import { about, type Finding } from '#services/doctor/finding.ts'

const { fine, warning, broken } = about('clock')
const toDo = 'Set the clock of this machine by a time server, such as with systemd-timesyncd.'

/** Against the database server, or the first service of the settings that says its time. */
export async function checkClock(
  environment: Pick<Environment, 'calendar' | 'uploads' | 'mail'>,
  { db, clock }: { db: Database | null; clock: Clock },
): Promise<Finding[]> {
  const aheadMs = await clockAheadMs({ db, clock, services: clockServices(environment) })
  if (aheadMs === null) {
    const since = db && (await clockJumpSince({ db, clock }, 0).catch(() => null))
    if (!since) return [fine('nothing to compare it with')]
    return [
      warning(
        `has jumped ahead since ${String(since)}, or the site was off; nothing is deleted`,
        toDo,
      ),
    ]
  }
  const off = Math.abs(aheadMs)
  if (off > muchMs) return [broken(describeOffset(aheadMs), toDo)]
  return [off > slightMs ? warning(describeOffset(aheadMs), toDo) : fine('right')]
}
