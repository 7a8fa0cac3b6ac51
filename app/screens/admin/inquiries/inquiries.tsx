import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { adminInquiries } from '#content/admin-inquiries.ts'
import { pageTitle } from '#content/site.ts'
import type { InquiryCounts } from '#contracts/inquiries.ts'
import { inquiryStatuses, type InquiryStatus } from '#contracts/options.ts'
import { Tabs } from '../../../components/tabs.tsx'
import { InquiryList } from './inquiry-list.tsx'
import { inquiryCountsKey } from './inquiry-query.ts'

const words = adminInquiries
const path = '/admin/inquiries'
const tabs = [...inquiryStatuses, 'all'] as const

export const meta = () => [
  { title: pageTitle(words.title) },
  { name: 'robots', content: 'noindex' },
]

/** The inbox: what guests asked about events and group stays, beginning with what is new. */
export default function Inquiries() {
  const [search] = useSearchParams()
  const chosen = tabs.find((tab) => tab === search.get('status')) ?? 'new'
  const { data: counts } = useQuery<InquiryCounts>({ queryKey: inquiryCountsKey })
  return (
    <div className="pt-8">
      <h1 className="sign text-title">{words.title}</h1>
      <div className="mt-6">
        <Tabs
          label={words.title}
          chosen={chosen}
          tabs={tabs.map((tab) => ({
            value: tab,
            to: tab === 'new' ? path : `${path}?status=${tab}`,
            label: counts ? `${words.tabs[tab]} (${counts[tab]})` : words.tabs[tab],
            panel: tab === chosen && <InquiryList key={tab} status={statusOf(tab)} />,
          }))}
        />
      </div>
    </div>
  )
}

function statusOf(tab: (typeof tabs)[number]): InquiryStatus | '' {
  return tab === 'all' ? '' : tab
}
