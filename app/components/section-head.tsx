import type { ReactNode } from 'react'

interface SectionHeadProps {
  id: string
  eyebrow?: string
  heading: string
  lead?: ReactNode
}

/** The head of a page section; `id` labels the section for screen readers. */
export function SectionHead({ id, eyebrow, heading, lead }: SectionHeadProps) {
  return (
    <header className="max-w-2xl">
      {eyebrow && <p className="eyebrow mb-2 text-ember-ink">{eyebrow}</p>}
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {lead && <p className="mt-3 text-lead text-soft">{lead}</p>}
    </header>
  )
}
