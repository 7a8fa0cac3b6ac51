import { useState } from 'react'
import { adminInquiries } from '#content/admin-inquiries.ts'
import { inquiryKinds, type InquiryKind, type InquiryStatus } from '#contracts/options.ts'
import { buttonClasses } from '../../../components/button.tsx'
import { Choice } from '../../../components/form/choice.tsx'
import { InboxList } from '../inbox-list.tsx'
import { SearchField } from '../search-field.tsx'
import { useDebounced } from '../use-debounced.ts'
import { InquiryCard } from './inquiry-card.tsx'
import { exportAddress, inboxQuery, type InboxFilter } from './inquiry-query.ts'

const words = adminInquiries

/** What a tab holds, narrowed by kind and search. */
export function InquiryList({ status }: { status: InquiryStatus | '' }) {
  const [kind, setKind] = useState<InquiryKind | ''>('')
  const [typed, setTyped] = useState('')
  const filter: InboxFilter = { status, kind, search: useDebounced(typed.trim()) }
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow sm:max-w-md">
          <SearchField label={words.search} value={typed} onChange={setTyped} />
        </div>
        <div className="w-full sm:w-56">
          <Choice
            label={words.kind.label}
            value={kind}
            onChange={(event) => setKind(event.target.value as InquiryKind | '')}
            none={words.kind.all}
            options={inquiryKinds}
            labelOf={(value) => words.kinds[value]}
          />
        </div>
        <a href={exportAddress(filter)} download className={buttonClasses('secondary')}>
          {words.export}
        </a>
      </div>
      <InboxList query={inboxQuery(filter)} search={filter.search} words={words}>
        {(inquiry) => <InquiryCard inquiry={inquiry} />}
      </InboxList>
    </>
  )
}
