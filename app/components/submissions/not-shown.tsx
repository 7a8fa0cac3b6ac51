import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

/** In the place of a picture or a video that cannot be seen, as large as that would be. */
export function NotShown({ className, children }: { className: string; children: ReactNode }) {
  return (
    <span
      className={classes('grid place-items-center bg-sunken p-4 text-center text-soft', className)}
    >
      {children}
    </span>
  )
}
