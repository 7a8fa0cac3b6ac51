import type { ReactNode } from 'react'

interface SectionHeadProps {
  id: string
  eyebrow?: string
  heading: string
  lead?: ReactNode
  /** From 1024 px the lead stands beside the heading: for pages of many short sections. */
  isLow?: boolean
}

const low =
  'max-lg:max-w-2xl lg:grid lg:grid-cols-[auto_minmax(0,1fr)] lg:items-baseline lg:gap-x-6 lg:[&>.eyebrow]:col-span-2 lg:[&>.eyebrow+*]:col-start-1 lg:*:mt-0'

/** The head of a page section; `id` labels the section for screen readers. */
export function SectionHead({ id, eyebrow, heading, lead, isLow }: SectionHeadProps) {
  return (
    <header className={isLow ? low : 'max-w-2xl'}>
      {eyebrow && <p className="eyebrow mb-2 text-ember-ink">{eyebrow}</p>}
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {lead && <p className="mt-3 text-lead text-soft">{lead}</p>}
    </header>
  )
}
