import type { Clock } from '#integrations/clock.ts'
import { remoteClock } from '#integrations/remote-clock.ts'
import type { Environment } from '#server/environment.ts'
import { serverClock } from '#store/integrity.ts'
import type { Database } from '#store/database.ts'
import { about, type Finding } from '#services/doctor/finding.ts'

const { fine, warning, broken } = about('clock')
const toDo = 'Set the clock of this machine by a time server, such as with systemd-timesyncd.'

/** Slower answers and whole seconds. */
const slightMs = 10_000
/** From here on links, sessions and days come out wrong. */
const muchMs = 5 * 60_000

/** Against the database server, or the first service of the settings that says its time. */
export async function checkClock(
  { calendar, uploads, mail }: Pick<Environment, 'calendar' | 'uploads' | 'mail'>,
  { db, clock }: { db: Database | null; clock: Pick<Clock, 'now'> },
): Promise<Finding[]> {
  const asked = [
    uploads.kind === 's3' ? uploads.endpoint : null,
    mail.kind === 'form-mail' ? mail.url : null,
    calendar?.apiUrl ?? null,
  ].filter((url) => url !== null)
  let theirs = db ? await serverClock(db).catch(() => null) : null
  for (const url of asked) theirs ??= await remoteClock(new URL(url).origin)
  if (!theirs) return [fine('nothing to compare it with')]
  return [judge(clock.now().epochMilliseconds - theirs.epochMilliseconds)]
}

/** `aheadMs`: negative if this machine is behind. */
function judge(aheadMs: number): Finding {
  const off = Math.abs(aheadMs)
  const seconds = Math.round(off / 1000)
  const what = `${seconds} seconds ${aheadMs > 0 ? 'ahead of' : 'behind'} others`
  if (off > muchMs) return broken(what, toDo)
  return off > slightMs ? warning(what, toDo) : fine('right')
}
