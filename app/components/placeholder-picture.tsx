import { cabinCard } from '#content/cabin-card.ts'
import { classes } from './classes.ts'

/** Stands where a picture would be. */
export function PlaceholderPicture({ className = 'aspect-3/2' }: { className?: string }) {
  return (
    <p className={classes('grid place-items-center bg-sunken text-soft', className)}>
      {cabinCard.noImage}
    </p>
  )
}
