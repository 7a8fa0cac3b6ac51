import { useInfiniteQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { admin } from '#content/admin.ts'
import { pageTitle } from '#content/site.ts'
import { outboxStatuses, type OutboxStatus } from '#contracts/options.ts'
import { Button } from '../../../components/button.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { useFocusOnNew } from '../../../components/lists/use-focus-on-new.ts'
import { useSpokenCount } from '../../../components/lists/use-spoken-count.ts'
import { OutboxRow } from './outbox-row.tsx'
import { outboxQuery } from './outbox-query.ts'

const words = admin.outbox

export const meta = () => [
  { title: pageTitle(words.title) },
  { name: 'robots', content: 'noindex' },
]

/** Every notification and what became of it; those that failed can be sent again. */
export default function Outbox() {
  const [status, setStatus] = useState<OutboxStatus | ''>('')
  const query = useInfiniteQuery(outboxQuery(status))
  const entries = query.data?.pages.flatMap((page) => page.items) ?? []
  const list = useRef<HTMLUListElement>(null)
  const awaitNew = useFocusOnNew(list, { count: entries.length, filter: status })
  useSpokenCount({
    filter: status,
    count: query.isSuccess ? entries.length : undefined,
    hasMore: query.hasNextPage,
  })
  const more = () => {
    awaitNew()
    void query.fetchNextPage()
  }
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <p className="mt-3 text-lead text-soft">{words.lead}</p>
      <div className="mt-6 w-56">
        <Choice
          label={words.filter}
          value={status}
          onChange={(event) => setStatus(event.target.value as OutboxStatus | '')}
          none={words.all}
          options={outboxStatuses}
          labelOf={(value) => words.statuses[value]}
        />
      </div>
      {query.isError && (
        <p role="alert" className="mt-6 font-medium text-danger">
          {words.loadFailed}
        </p>
      )}
      {query.isSuccess && entries.length === 0 && <p className="mt-6 text-soft">{words.none}</p>}
      <ul ref={list} className="mt-6 grid gap-4">
        {entries.map((entry) => (
          <OutboxRow key={entry.id} entry={entry} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="secondary"
          className="mt-6"
          isResting={query.isFetchingNextPage}
          onClick={more}
        >
          {words.more}
        </Button>
      )}
    </div>
  )
}
