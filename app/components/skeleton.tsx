import { classes } from './classes.ts'

/** A grey stand-in of the size of what is coming. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block rounded bg-line/70 motion-safe:animate-pulse', className)}
    />
  )
}
