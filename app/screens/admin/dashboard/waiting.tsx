import { CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { admin } from '#content/admin.ts'
import { useMay } from '../use-may.ts'
import { useWaiting, type Waiting as Counts } from '../use-waiting.ts'

const words = admin.dashboard.waiting

/** Where each count leads, in the order of a morning's work. */
const places = [
  { name: 'inquiries', to: '/admin/inquiries' },
  { name: 'reviews', to: '/admin/reviews' },
  { name: 'entries', to: '/admin/submissions?status=pending' },
  { name: 'mail', to: '/admin/outbox?status=failed' },
  { name: 'calendars', to: '#calendars' },
  { name: 'files', to: '/admin/submissions' },
] as const satisfies readonly { name: keyof Counts; to: string }[]

/** What needs the owner, each a link to where it is done. */
export function Waiting() {
  const counts = useWaiting()
  const isMailMine = useMay().open('/admin/outbox')
  const isLoading = counts.reviews === undefined || (isMailMine && counts.mail === undefined)
  const waiting = places.flatMap(({ name, to }) => {
    const count = counts[name] ?? 0
    return count > 0 ? [{ name, to, count }] : []
  })
  return (
    <section aria-labelledby="waiting-heading" className="mt-6 min-h-28">
      <h2 id="waiting-heading" className="text-xl">
        {words.heading}
      </h2>
      {waiting.length === 0 && !isLoading && (
        <p className="mt-3 flex items-center gap-2">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-oak" />
          {words.none}
        </p>
      )}
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
        {waiting.map(({ name, to, count }) => (
          <li key={name}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-lg border border-line border-l-4 border-l-ember bg-card px-4 py-2 shadow-card hover:bg-sunken"
            >
              <span className="font-display text-2xl font-bold">{count}</span>
              <span>{words[name](count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
