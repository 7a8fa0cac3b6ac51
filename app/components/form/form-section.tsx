import type { ReactNode } from 'react'

/** A part of a form under a heading of its own. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid gap-5">
      <h3 className="border-b-2 border-line pb-2 text-2xl">{heading}</h3>
      {children}
    </section>
  )
}
