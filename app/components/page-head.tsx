import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Ridges } from './ridges.tsx'

interface PageHeadProps {
  eyebrow?: string
  heading: string
  /** Compact, so that on wide screens the content below is visible above the floating banner. */
  isLow?: boolean
  /** A link to where the reader came from, above the title. */
  back?: ReactNode
  children?: ReactNode
}

/** The head of a text page: its title in the dusk sky over a line of hills. */
export function PageHead({ eyebrow, heading, isLow = false, back, children }: PageHeadProps) {
  return (
    <header className="on-dusk bg-dusk text-on-dusk">
      <div className={classes('wrap pt-10 pb-6', isLow ? 'md:pt-9 md:pb-4' : 'md:pt-16 md:pb-8')}>
        {back && <div className="-mt-4 mb-3">{back}</div>}
        {eyebrow && <p className="eyebrow mb-3 text-lamp">{eyebrow}</p>}
        <h1
          className={classes(
            'sign text-title wrap-anywhere',
            isLow ? 'max-md:max-w-[12.2em]' : 'max-w-[12.2em]',
          )}
        >
          {heading}
        </h1>
        {children && (
          <div
            className={classes(
              'mt-4 text-lead text-on-dusk-soft [&_p]:text-balance',
              !isLow && 'max-w-2xl',
            )}
          >
            {children}
          </div>
        )}
      </div>
      <Ridges className="ridges-at-dusk relative top-px h-9 md:h-14 print:hidden" />
    </header>
  )
}
