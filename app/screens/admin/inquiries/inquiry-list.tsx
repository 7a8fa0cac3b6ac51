import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminInquiries } from '#content/admin-inquiries.ts'
import { inquiryKinds, type InquiryKind, type InquiryStatus } from '#contracts/options.ts'
import { Button, buttonClasses } from '../../../parts/button.tsx'
import { Field, Select, TextInput } from '../../../parts/field.tsx'
import { useSettled } from '../reviews/use-settled.ts'
import { InquiryCard } from './inquiry-card.tsx'
import { exportAddress, inboxQuery, type InboxFilter } from './inquiry-query.ts'
import { useSearchOn } from '../use-search-on.ts'

const words = adminInquiries

/** What a tab holds, narrowed by kind and search. */
export function InquiryList({ status }: { status: InquiryStatus | '' }) {
  const [kind, setKind] = useState<InquiryKind | ''>('')
  const [typed, setTyped] = useState('')
  const filter: InboxFilter = { status, kind, search: useSettled(typed.trim()) }
  return (
    <>
      <div className="flex flex-wrap items-end gap-4">
        <div className="grow sm:max-w-md">
          <Field label={words.search}>
            {(control) => (
              <TextInput
                type="search"
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                {...control}
              />
            )}
          </Field>
        </div>
        <KindField kind={kind} onChange={setKind} />
        <a href={exportAddress(filter)} download className={buttonClasses('secondary')}>
          {words.export}
        </a>
      </div>
      <Found filter={filter} />
    </>
  )
}

interface KindFieldProps {
  kind: InquiryKind | ''
  onChange: (kind: InquiryKind | '') => void
}

function KindField({ kind, onChange }: KindFieldProps) {
  return (
    <div className="w-56">
      <Field label={words.kind.label}>
        {(control) => (
          <Select
            value={kind}
            onChange={(event) => onChange(event.target.value as InquiryKind | '')}
            {...control}
          >
            <option value="">{words.kind.all}</option>
            {inquiryKinds.map((value) => (
              <option key={value} value={value}>
                {words.kinds[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  )
}

function Found({ filter }: { filter: InboxFilter }) {
  const query = useInfiniteQuery(inboxQuery(filter))
  useSearchOn(query, filter.search, (page) => page.inquiries.length > 0)
  const inquiries = query.data?.pages.flatMap((page) => page.inquiries) ?? []
  return (
    <>
      <div aria-live="polite" className="mt-5">
        {query.isPending && <p className="text-soft">{words.loading}</p>}
        {query.isError && (
          <p role="alert" className="font-medium text-danger">
            {words.loadFailed}
          </p>
        )}
        {query.isSuccess && inquiries.length === 0 && !query.hasNextPage && (
          <p className="text-soft">{words.none}</p>
        )}
      </div>
      <ul className="grid gap-5">
        {inquiries.map((inquiry) => (
          <li key={inquiry.id} className="grid">
            <InquiryCard inquiry={inquiry} />
          </li>
        ))}
      </ul>
      {query.hasNextPage && (
        <Button
          kind="secondary"
          className="mt-6"
          disabled={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
    </>
  )
}
