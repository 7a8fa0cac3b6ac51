import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { adminInquiries } from '#content/admin-inquiries.ts'
import type { AdminInquiry, InquiryCounts } from '#contracts/inquiries.ts'
import {
  inquiryKinds,
  inquiryStatuses,
  type InquiryKind,
  type InquiryStatus,
} from '#contracts/options.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { InboxList } from '../inbox-list.tsx'
import { InboxTabs, useSearch } from '../inbox.tsx'
import { LinkedRow } from '../linked-row.tsx'
import { InquiryCard } from './inquiry-card.tsx'
import { exportAddress, inboxQuery, inquiryCountsKey, type InboxFilter } from './inquiry-query.ts'
import { adminMeta } from '../admin-meta.ts'

const words = adminInquiries
const tabs = [...inquiryStatuses, 'all'] as const

export const meta = adminMeta('Inquiries')

/** Inquiries about events and group stays, starting with new ones. */
export default function Inquiries() {
  const [search] = useSearchParams()
  const chosen = tabs.find((tab) => tab === search.get('status')) ?? 'new'
  const { data: counts } = useQuery<InquiryCounts>({ queryKey: inquiryCountsKey })
  return (
    <div className="pt-8">
      <h1 className="sign text-title">Inquiries</h1>
      <LinkedRow<AdminInquiry> name="inquiry" path="/api/admin/inquiries">
        {(inquiry) => <InquiryCard inquiry={inquiry} isOpenFirst />}
      </LinkedRow>
      <div className="mt-6">
        <InboxTabs
          label="Inquiries"
          tabs={tabs}
          labels={words.tabs}
          counts={counts}
          chosen={chosen}
          addressOf={(tab) =>
            tab === 'new' ? '/admin/inquiries' : `/admin/inquiries?status=${tab}`
          }
        >
          <InquiryList key={chosen} status={statusOf(chosen)} />
        </InboxTabs>
      </div>
    </div>
  )
}

function statusOf(tab: (typeof tabs)[number]): InquiryStatus | '' {
  return tab === 'all' ? '' : tab
}

/** The inquiries of a tab, filtered by kind and search. */
function InquiryList({ status }: { status: InquiryStatus | '' }) {
  const [kind, setKind] = useState<InquiryKind | ''>('')
  const { search, field } = useSearch('Search name, email, message or notes')
  const filter: InboxFilter = { status, kind, search }
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow sm:max-w-md">{field}</div>
        <div className="w-full sm:w-56">
          <Choice
            label="Kind"
            value={kind}
            onChange={(event) => setKind(event.target.value as InquiryKind | '')}
            none="Events and groups"
            options={inquiryKinds}
            labelOf={(value) => words.kinds[value]}
          />
        </div>
        <a href={exportAddress(filter)} download className={buttonClasses('secondary')}>
          Export as CSV
        </a>
      </div>
      <InboxList
        query={inboxQuery(filter)}
        search={filter.search}
        words={{
          loading: 'Loading inquiries...',
          loadFailed: 'Failed to fetch inquiries',
          none: 'No inquiries here.',
        }}
      >
        {(inquiry) => <InquiryCard inquiry={inquiry} />}
      </InboxList>
    </>
  )
}
