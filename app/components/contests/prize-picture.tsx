import { classes } from '../classes.ts'
import { useLoadFailure } from '../picture.tsx'

/** The owner's picture of a prize; hidden if it cannot be loaded. */
export function PrizePicture({ url, className }: { url: string; className?: string }) {
  const { ref, hasFailed, fail } = useLoadFailure()
  if (hasFailed) return null
  return (
    <img
      ref={ref}
      src={url}
      alt=""
      loading="lazy"
      decoding="async"
      className={classes('bg-sunken object-cover', className)}
      onError={fail}
    />
  )
}
