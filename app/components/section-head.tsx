import type { ReactNode } from 'react'

interface SectionHeadProps {
  id: string
  eyebrow?: string
  heading: string
  lead?: ReactNode
  /** Puts the lead beside the heading from 1024 px up, if it fits: for pages with many short sections. */
  isLow?: boolean
}

/** A lead with no room beside a long heading wraps below it. */
const low = 'max-lg:max-w-2xl lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-6'

/** The head of a page section; `id` labels the section for screen readers. */
export function SectionHead({ id, eyebrow, heading, lead, isLow }: SectionHeadProps) {
  return (
    <header className={isLow ? low : 'max-w-2xl'}>
      {eyebrow && <p className="eyebrow mb-2 w-full text-ember-ink">{eyebrow}</p>}
      <h2 id={id} className="text-heading">
        {heading}
      </h2>
      {lead && (
        <p className={`mt-3 grow basis-80 text-lead text-soft ${isLow ? 'text-balance' : ''}`}>
          {lead}
        </p>
      )}
    </header>
  )
}

interface SectionProps extends SectionHeadProps {
  className?: string
  /** Its ground is as wide as the window. */
  isBand?: boolean
  children: ReactNode
}

/** A page section with its head, whose id is `id` and '-heading'. */
export function Section({ id, className, isBand, children, ...head }: SectionProps) {
  const headingId = `${id}-heading`
  const content = (
    <>
      <SectionHead {...head} id={headingId} />
      {children}
    </>
  )
  return (
    <section aria-labelledby={headingId} className={className}>
      {isBand ? <div className="wrap">{content}</div> : content}
    </section>
  )
}
