import { useState } from 'react'
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { limits } from '#contracts/limits.ts'
import { outboxStatuses, type OutboxStatus } from '#contracts/options.ts'
import type { OutboxEntry } from '#contracts/outbox.ts'
import { shortMoment } from '#contracts/moments.ts'
import { Choice } from '../../../components/form/choice.tsx'
import { adminMeta } from '../admin-meta.ts'
import { InboxList } from '../inbox-list.tsx'
import { listQuery, type ListPages } from '../list-query.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { useFacts } from '../../../documents.ts'
import { sendOverHttp } from '../../../queries.ts'

const statuses = { waiting: 'Waiting', delivered: 'Delivered', failed: 'Failed' }

export const meta = adminMeta('Outbox')

/** All notifications and their status; failed ones can be sent again. */
export default function Outbox() {
  const [status, setStatus] = useState(useChosenStatus())
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Outbox</h1>
      <p className="mt-3 text-lead text-soft">
        Every email the site sends you, with its delivery status.
      </p>
      <div className="mt-6 max-w-56">
        <Choice
          label="Show"
          value={status}
          onChange={(event) => setStatus(event.target.value as OutboxStatus | '')}
          none="All"
          options={outboxStatuses}
          labelOf={(value) => statuses[value]}
        />
      </div>
      <InboxList
        query={outboxQuery(status)}
        words={{
          loading: 'Loading notifications...',
          loadFailed: 'Failed to fetch notifications',
          none: 'No notifications here.',
        }}
      >
        {(entry) => <OutboxRow entry={entry} />}
      </InboxList>
    </div>
  )
}

/** The dashboard leads to the failed ones. */
function useChosenStatus(): OutboxStatus | '' {
  const [search] = useSearchParams()
  return outboxStatuses.find((status) => status === search.get('status')) ?? ''
}

function outboxQuery(status: OutboxStatus | '') {
  const query = new URLSearchParams({ limit: String(limits.pageSize) })
  if (status) query.set('status', status)
  return listQuery<OutboxEntry>([...outboxKey, status], `/api/admin/outbox?${query}`)
}

const outboxKey = ['/api/admin/outbox'] as const

const tones: Record<OutboxEntry['status'], BadgeTone> = {
  waiting: 'ember',
  delivered: 'oak',
  failed: 'danger',
}

function OutboxRow({ entry }: { entry: OutboxEntry }) {
  const { timeZone } = useFacts()
  return (
    <article className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h2 className="text-lg wrap-anywhere">{entry.subject}</h2>
          <p className="text-base wrap-anywhere text-soft">
            To: {entry.recipient} · Written: {shortMoment(entry.createdAt, timeZone)} · Attempts:{' '}
            {entry.attempts}
          </p>
        </div>
        <Badge tone={tones[entry.status]}>{statuses[entry.status]}</Badge>
      </div>
      {entry.lastError && <p className="mt-2 wrap-anywhere text-danger">{entry.lastError}</p>}
      {isAhead(entry) && entry.nextAttemptAt && (
        <p className="mt-2 text-base text-soft">
          Next attempt: {shortMoment(entry.nextAttemptAt, timeZone)}
        </p>
      )}
      {entry.status !== 'delivered' && (entry.isReachable ? <Retry entry={entry} /> : <Stuck />)}
    </article>
  )
}

function Retry({ entry: { id, subject } }: { entry: OutboxEntry }) {
  const retry = useRetry(id)
  return (
    <Button
      kind="secondary"
      size="small"
      className="mt-3"
      isResting={retry.isPending}
      onClick={() => retry.mutate()}
    >
      Send again
      <span className="sr-only">: {subject}</span>
    </Button>
  )
}

/** Without an attempt there is no next attempt. */
function Stuck() {
  return (
    <p className="mt-2 max-w-prose">
      The site has no mail service or no address for this recipient. It will be sent automatically
      once both are set.
    </p>
  )
}

const looksAgain = { everyMs: 400, times: 60 }

/** Rests until the new attempt has ended. */
function useRetry(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => sendOverHttp('POST', `/api/admin/outbox/${id}/retry`),
    onSuccess: async () => {
      showToast({ title: 'Queued', description: 'It will be sent again in a moment.' })
      for (let look = 0; look < looksAgain.times && (await isOnItsWay(client, id)); look += 1) {
        await new Promise((resolve) => setTimeout(resolve, looksAgain.everyMs))
      }
    },
    onError: () => {
      showToast({ title: 'Error', description: 'Failed to send again', destructive: true })
      return client.invalidateQueries({ queryKey: outboxKey })
    },
  })
}

/** Reads the list again; one of failed notifications lacks it until then. */
async function isOnItsWay(client: QueryClient, id: string): Promise<boolean> {
  await client.invalidateQueries({ queryKey: outboxKey })
  const shown = { queryKey: outboxKey, type: 'active' } as const
  const lists = client.getQueriesData<ListPages<OutboxEntry>>(shown)
  const entries = lists.flatMap(([, list]) => list?.pages.flatMap(({ items }) => items) ?? [])
  const entry = entries.find((each) => each.id === id)
  return lists.length > 0 && (!entry || isUntried(entry))
}

/** A new attempt starts without the last one's error. */
function isUntried({ status, lastError }: OutboxEntry): boolean {
  return status === 'waiting' && lastError === null
}

/** Hides attempt times in the past. */
function isAhead({ status, isReachable, nextAttemptAt }: OutboxEntry): boolean {
  return status === 'waiting' && isReachable && Date.parse(nextAttemptAt ?? '') > Date.now()
}
