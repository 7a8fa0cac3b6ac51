import { useQuery } from '@tanstack/react-query'
import type { Alert } from '#contracts/alerts.ts'
import { longDate } from '#contracts/moments.ts'
import { useFacts } from '../../../documents.ts'

/** What is wrong with the running of the site; nothing if all is well. */
export function Alerts() {
  const { timeZone } = useFacts()
  const { data } = useQuery<readonly Alert[]>({ queryKey: ['/api/admin/alerts'] })
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby="alerts-heading" className="mt-6 rounded-md border-2 border-ember p-4">
      <h2 id="alerts-heading" className="text-xl">
        Needs attention
      </h2>
      <ul className="mt-3 grid gap-4">
        {data.map(({ kind, subject, what, toDo, since }) => (
          <li key={kind} className="max-w-prose">
            <strong>{subject}</strong>
            <p>{what}</p>
            <p>{toDo}</p>
            <p className="text-soft">{`Since ${longDate(since, timeZone)}`}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
