import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

/** Shown instead of a picture or video, in the same size. */
export function NotShown({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={classes('grid place-items-center bg-sunken p-4 text-center text-soft', className)}
    >
      {children}
    </span>
  )
}
