import type { ReactNode } from 'react'
import { classes } from './classes.ts'

interface LoadingProps {
  text: string
  /** Shown in place of the text, which is then only read out: a spinner, or skeletons. */
  children?: ReactNode
  /** Keeps what follows below the window, so that a long list moves nothing when it comes. */
  isTall?: boolean
  className?: string
}

/** Says that something is loading. */
export function Loading({ text, children, isTall, className }: LoadingProps) {
  return (
    <div role="status" className={classes('text-lead text-soft', isTall && 'min-h-svh', className)}>
      {children}
      {children ? <span className="sr-only">{text}</span> : text}
    </div>
  )
}

/** Colored like the text; `className` sets its size and line width. */
export function Spinner({ className }: { className: string }) {
  return (
    <span
      aria-hidden
      className={classes(
        'block rounded-full border-current border-t-transparent motion-safe:animate-spin',
        className,
      )}
    />
  )
}

/** A gray placeholder of the final size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block rounded bg-line/70 motion-safe:animate-pulse', className)}
    />
  )
}
