import type { ReactNode } from 'react'

interface CardProps {
  /** Labels the card with its heading for screen readers. */
  id: string
  heading: string
  /** Before the heading. */
  emblem?: ReactNode
  children: ReactNode
}

export function Card({ id, heading, emblem, children }: CardProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card md:p-7"
    >
      <h2 id={id} className="flex flex-wrap items-center gap-x-3 text-xl">
        {emblem}
        {heading}
      </h2>
      {children}
    </section>
  )
}
