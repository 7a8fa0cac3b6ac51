import { cabinCard } from '#content/cabin-card.ts'
import { classes } from './classes.ts'

export function PlaceholderPicture({ className = 'aspect-3/2' }: { className?: string }) {
  return (
    <p className={classes('grid place-items-center bg-sunken text-soft', className)}>
      {cabinCard.noImage}
    </p>
  )
}
