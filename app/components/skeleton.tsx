import { classes } from './classes.ts'

/** A gray placeholder in the final size. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('block rounded bg-line/70 motion-safe:animate-pulse', className)}
    />
  )
}
