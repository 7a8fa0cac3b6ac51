import { Star } from 'lucide-react'
import { classes } from '../classes.ts'

interface StarsProps {
  /** 0 to 5. */
  rating: number
  className?: string
}

const size = 'size-[1.05em]'
const filled = `${size} fill-current`

/** A rating as five stars, the last partly filled; screen readers get the number. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={classes('inline-flex gap-0.5 text-star', className)}
    >
      {[1, 2, 3, 4, 5].map((position) => {
        const share = filledShare(rating, position)
        if (share % 1 === 0) return <Star key={position} className={share ? filled : size} />
        const clipPath = `inset(0 ${100 - share * 100}% 0 0)`
        return (
          <span key={position} className="relative">
            <Star className={size} />
            <Star className={`absolute inset-0 ${filled}`} style={{ clipPath }} />
          </span>
        )
      })}
    </span>
  )
}

/** How much of the star at a position (1 to 5) is filled, 0 to 1, to one decimal. */
export function filledShare(rating: number, position: number): number {
  const share = Math.min(1, Math.max(0, rating - position + 1))
  return Math.round(share * 10) / 10
}
