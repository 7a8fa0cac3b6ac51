import { useState } from 'react'
import { admin } from '#content/admin.ts'
import { limits } from '#contracts/limits.ts'
import { outboxStatuses, type OutboxStatus } from '#contracts/options.ts'
import type { OutboxEntry } from '#contracts/outbox.ts'
import { Choice } from '../../../components/form/choice.tsx'
import { adminMeta } from '../admin-meta.ts'
import { InboxList } from '../inbox-list.tsx'
import { listQuery } from '../list-query.ts'
import { outboxKey, OutboxRow } from './outbox-row.tsx'

const words = admin.outbox

export const meta = adminMeta(words.title)

/** All notifications and their status; failed ones can be sent again. */
export default function Outbox() {
  const [status, setStatus] = useState<OutboxStatus | ''>('')
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
      <InboxList query={outboxQuery(status)} words={words}>
        {(entry) => <OutboxRow entry={entry} />}
      </InboxList>
    </div>
  )
}

function outboxQuery(status: OutboxStatus | '') {
  const query = new URLSearchParams({ limit: String(limits.pageSize) })
  if (status) query.set('status', status)
  return listQuery<OutboxEntry>([...outboxKey, status], `/api/admin/outbox?${query}`)
}
