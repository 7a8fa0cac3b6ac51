import { createHash } from 'node:crypto'
import { addDays, type Day } from '#contracts/dates.ts'
import type { CurrentNotice, Notice } from '#contracts/site/notices.ts'
import type { Dependencies } from '../dependencies.ts'

type Deps = Pick<Dependencies, 'site' | 'clock'>

/** The notice of the day: of several the one that began last. */
export function currentNotice({ site, clock }: Deps): CurrentNotice {
  const today = clock.today(site.facts.timeZone)
  const [shown] = site
    .document('notices')
    .notices.filter((notice) => notice.from <= today && !isOver(notice, today))
    .toSorted((a, b) => b.from.localeCompare(a.from))
  return { notice: shown ? present(shown) : null }
}

/** When a notice begins or ends next, at midnight at the property; null for never. */
export function noticesChangeAt({ site, clock }: Deps): Temporal.Instant | null {
  const { timeZone } = site.facts
  const today = clock.today(timeZone)
  const [next] = site
    .document('notices')
    .notices.flatMap(({ from, until }) => [from, ...(until ? [addDays(until, 1)] : [])])
    .filter((day) => day > today)
    .toSorted()
  if (next === undefined) return null
  return Temporal.PlainDate.from(next).toZonedDateTime(timeZone).toInstant()
}

function isOver({ until }: Notice, today: Day): boolean {
  return until !== undefined && until < today
}

/** An extended one stays closed for those who closed it. */
function present({ text, from, link }: Notice): NonNullable<CurrentNotice['notice']> {
  const told = JSON.stringify([text, from, link])
  const id = createHash('sha256').update(told).digest('base64url').slice(0, 8)
  return { id, text, link: link ?? null }
}
