import { Star } from 'lucide-react'
import { classes } from '../classes.ts'
import { filledShare } from './filled-share.ts'

interface StarsProps {
  /** 0 to 5. */
  rating: number
  className?: string
}

const size = 'size-[1.05em]'

/** A rating as five stars, the last one filled as far as it goes; screen readers hear the number. */
export function Stars({ rating, className }: StarsProps) {
  return (
    <span
      role="img"
      aria-label={`${rating} out of 5 stars`}
      className={classes('inline-flex gap-0.5 text-star', className)}
    >
      {[1, 2, 3, 4, 5].map((position) => (
        <OneStar key={position} share={filledShare(rating, position)} />
      ))}
    </span>
  )
}

function OneStar({ share }: { share: number }) {
  if (share === 0 || share === 1) {
    return <Star aria-hidden className={classes(size, share === 1 && 'fill-current')} />
  }
  return (
    <span aria-hidden className="relative">
      <Star className={size} />
      <Star
        className={classes(size, 'absolute inset-0 fill-current')}
        style={{ clipPath: `inset(0 ${Math.round((1 - share) * 100)}% 0 0)` }}
      />
    </span>
  )
}
