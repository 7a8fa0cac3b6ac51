import { ago, copiedAgo, failingSince } from '#content/backup.ts'
import { momentAt } from '#contracts/moments.ts'
import type { CopyState } from '#services/backup/last-copies.ts'
import { useFacts } from '../../../documents.ts'

const words = {
  names: { database: 'Reviews, inquiries and entries', uploads: 'Photos and videos of entries' },
} as const

/** The age of the last copies, and the last restore that was tried. */
export function Backup({ copies, drill }: CopyState) {
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" className="text-2xl">
        Backup
      </h2>
      {copies.length === 0 ? (
        <p className="mt-4 max-w-prose text-soft">
          The site copies nothing elsewhere. Without other backups, a lost disk takes reviews,
          inquiries and entries with it. The person who runs the server can set BACKUP_URL.
        </p>
      ) : (
        <dl className="mt-4 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {copies.map((copy) => (
            <Item key={copy.name} label={words.names[copy.name]} since={copy.failingSince}>
              {copy.ageMinutes === null ? 'Not copied yet' : copiedAgo(copy.ageMinutes)}
            </Item>
          ))}
          {copies.some(({ name }) => name === 'database') && (
            <Item label="Test restore, once a month" since={drill?.failingSince ?? null}>
              {drill ? drillText(drill) : 'None yet'}
            </Item>
          )}
        </dl>
      )}
      {[...copies, drill].some((each) => each?.failingSince) && (
        <p className="mt-4">To find out why, run on the server: npm run doctor</p>
      )}
      {copies.length === 1 && (
        <p className="mt-4 text-soft">
          The PostgreSQL database is not part of this. It is backed up its own way.
        </p>
      )}
    </section>
  )
}

interface ItemProps {
  label: string
  /** Since when it has been failing. */
  since: string | null
  children: string
}

function Item({ label, since, children }: ItemProps) {
  const { timeZone } = useFacts()
  return (
    <div
      className={`rounded-lg border bg-card p-5 ${since ? 'border-ember ring-1 ring-ember' : 'border-line'}`}
    >
      <dt className="text-soft">{label}</dt>
      <dd className="mt-1 font-semibold">{children}</dd>
      {since && <dd className="mt-1">{failingSince(momentAt(since, timeZone))}</dd>}
    </div>
  )
}

function drillText({ ageMinutes, finding, failingSince: since }: NonNullable<CopyState['drill']>) {
  const found = finding ?? ''
  return since || ageMinutes === null ? found : `${found}, ${ago(ageMinutes)}`
}
