import { useEffect, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '../../components/form/field.tsx'
import { Tabs } from '../../components/tabs.tsx'

interface InboxTabsProps<Tab extends string> {
  label: string
  tabs: readonly Tab[]
  labels: Readonly<Record<Tab, string>>
  /** Items per tab, once known. */
  counts: Readonly<Record<Tab, number>> | undefined
  chosen: Tab
  addressOf: (tab: Tab) => string
  /** The panel of the chosen tab. */
  children: ReactNode
}

/** An inbox by status, with an address for each tab. */
export function InboxTabs<Tab extends string>(props: InboxTabsProps<Tab>) {
  const { label, tabs, labels, counts, chosen, addressOf, children } = props
  return (
    <Tabs
      label={label}
      chosen={chosen}
      isInHistory
      tabs={tabs.map((tab) => ({
        value: tab,
        to: addressOf(tab),
        label: counts ? `${labels[tab]} (${counts[tab]})` : labels[tab],
        panel: tab === chosen && children,
      }))}
    />
  )
}

/** A search field and its debounced value, which begins with that of the address. */
export function useSearch(label: string): { search: string; field: ReactNode } {
  const [address] = useSearchParams()
  const [typed, setTyped] = useState(address.get('search') ?? '')
  const search = useDebounced(typed.trim())
  const field = (
    <Field label={label}>
      {(control) => (
        <input
          type="search"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          {...control}
        />
      )}
    </Field>
  )
  return { search, field }
}

const debounceMs = 300

function useDebounced(value: string): string {
  const [debounced, setDebounced] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs)
    return () => clearTimeout(timer)
  }, [value])
  return debounced
}
