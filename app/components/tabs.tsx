import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export interface Tab {
  value: string
  label: string
  panel: ReactNode
}

interface TabsProps {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Tabs after the ARIA pattern; all panels stay in the HTML, so that none needs scripts to be read. */
export function Tabs({ label, tabs, value, defaultValue, onChange }: TabsProps) {
  return (
    <Radix.Root
      value={value}
      defaultValue={defaultValue ?? tabs[0]?.value}
      onValueChange={onChange}
    >
      <Radix.List aria-label={label} className="flex flex-wrap gap-x-6 border-b-2 border-line">
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="-mb-0.5 min-h-11 border-b-4 border-transparent font-display font-bold text-soft hover:text-ink data-[state=active]:border-ember data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          forceMount
          className="pt-6 data-[state=inactive]:hidden"
        >
          {tab.panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
