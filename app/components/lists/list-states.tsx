import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classes } from '../classes.ts'
import { EmptyPorch } from '../empty-porch.tsx'

interface ListFailedProps {
  text: string
  retry: string
  onRetry: () => void
}

/** A list that could not be loaded. */
export function ListFailed({ text, retry, onRetry }: ListFailedProps) {
  return (
    <div role="alert" className="mt-8 grid justify-items-center gap-4 py-10 text-center">
      <p className="text-lead">{text}</p>
      <Button kind="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  )
}

interface ListEmptyProps {
  heading: string
  text: string
  className?: string
  /** A way on. */
  children?: ReactNode
}

export function ListEmpty({ heading, text, className = 'mt-8', children }: ListEmptyProps) {
  return (
    <div
      className={classes(
        'rounded-lg border-2 border-dashed border-line p-10 text-center',
        className,
      )}
    >
      <EmptyPorch className="mx-auto mb-5 w-44" />
      <h2 className="text-heading">{heading}</h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
      {children}
    </div>
  )
}
