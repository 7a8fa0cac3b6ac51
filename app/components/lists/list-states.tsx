import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button, buttonClasses } from '../button.tsx'
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

interface LoadMoreProps {
  words: { more: string; loadingMore: string }
  /** Address of the next page. */
  to: string
  isLoading: boolean
  /** Says that the next page could not be loaded. */
  failed: string | false
  onMore: () => void
}

/** A link to the next page for guests without scripts; with them it adds to the list. */
export function LoadMore({ words, to, isLoading, failed, onMore }: LoadMoreProps) {
  return (
    <div className="mt-8 text-center">
      {failed && !isLoading && (
        <p role="alert" className="mb-8">
          {failed}
        </p>
      )}
      <Link
        to={to}
        className={buttonClasses('secondary')}
        onClick={(event) => {
          event.preventDefault()
          if (!isLoading) onMore()
        }}
      >
        {isLoading ? words.loadingMore : words.more}
      </Link>
    </div>
  )
}
