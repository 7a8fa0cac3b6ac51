import type { IconName } from '#contracts/site/shapes.ts'
import sprite from '../icons/features.svg?url'

/** From one file for all, drawn by `bin/icons.ts`. */
export function FeatureIcon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={className}
    >
      <use href={`${sprite}#${name}`} />
    </svg>
  )
}
