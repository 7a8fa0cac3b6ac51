import type { ReactNode } from 'react'
import { classes } from '../../parts/classes.ts'

interface CardProps {
  /** Ties the heading to the card for screen readers. */
  id: string
  heading: string
  className?: string | undefined
  children: ReactNode
}

export function Card({ id, heading, className, children }: CardProps) {
  return (
    <section
      aria-labelledby={id}
      className={classes(
        'grid content-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card md:p-7',
        className,
      )}
    >
      <h2 id={id} className="text-2xl">
        {heading}
      </h2>
      {children}
    </section>
  )
}
