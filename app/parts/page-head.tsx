import type { ReactNode } from 'react'

interface PageHeadProps {
  eyebrow?: string
  heading: string
  children?: ReactNode
}

/** The head of a page of words: a dusk band with its title. */
export function PageHead({ eyebrow, heading, children }: PageHeadProps) {
  return (
    <header className="on-dusk bg-dusk text-on-dusk">
      <div className="wrap py-12 md:py-20">
        {eyebrow && <p className="eyebrow mb-3 text-lamp">{eyebrow}</p>}
        <h1 className="sign max-w-[12.2em] text-title">{heading}</h1>
        {children && <div className="mt-4 max-w-2xl text-lead text-on-dusk-soft">{children}</div>}
      </div>
    </header>
  )
}
