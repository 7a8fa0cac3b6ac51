import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface PageHeadProps {
  eyebrow?: string
  heading: string
  /** Compact, so that on wide screens the content below is visible above the floating banner. */
  isLow?: boolean
  children?: ReactNode
}

/** The head of a text page: a dusk band with its title. */
export function PageHead({ eyebrow, heading, isLow = false, children }: PageHeadProps) {
  return (
    <header className="on-dusk bg-dusk text-on-dusk">
      <div className={classes('wrap py-12', isLow ? 'md:py-9' : 'md:py-20')}>
        {eyebrow && <p className="eyebrow mb-3 text-lamp">{eyebrow}</p>}
        <h1
          className={classes('sign text-title', isLow ? 'max-md:max-w-[12.2em]' : 'max-w-[12.2em]')}
        >
          {heading}
        </h1>
        {children && (
          <div className={classes('mt-4 text-lead text-on-dusk-soft', !isLow && 'max-w-2xl')}>
            {children}
          </div>
        )}
      </div>
    </header>
  )
}
