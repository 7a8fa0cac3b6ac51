import { Star } from 'lucide-react'
import { classes } from '../classes.ts'

interface StarsProps {
  /** 0 to 5. */
  rating: number
  className?: string
}

/** A rating as five stars; screen readers hear the number. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={classes('inline-flex gap-0.5 text-star', className)}
    >
      {[1, 2, 3, 4, 5].map((position) => (
        <Star
          key={position}
          aria-hidden
          className={classes('size-[1.05em]', position <= Math.round(rating) && 'fill-current')}
        />
      ))}
    </span>
  )
}
