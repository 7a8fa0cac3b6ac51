import { emblemsPath } from '#contracts/addresses.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { classes } from '../classes.ts'

interface EmblemProps {
  cabin: Pick<Cabin, 'name' | 'emblem'>
  /** Pixels; 20 to 144. */
  size: number
  /** Seen first: loaded with the page. */
  isFirst?: boolean
  className?: string
}

/** The cabin's round badge, or its initials. Decorative: the name is written beside it. */
export function Emblem({ cabin, size, isFirst = false, className }: EmblemProps) {
  if (cabin.emblem === undefined) {
    return <Initials name={cabin.name} size={size} className={className} />
  }
  return (
    <img
      src={`${emblemsPath}${cabin.emblem}.svg`}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className={classes('shrink-0 rounded-full', className)}
    />
  )
}

function Initials({ name, size, className }: { name: string; size: number; className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 96 96"
      width={size}
      height={size}
      className={classes('shrink-0', className)}
    >
      <circle cx="48" cy="48" r="47" className="fill-paper stroke-edge" strokeWidth="2" />
      <circle cx="48" cy="48" r="43" className="fill-dusk-2" />
      <circle cx="48" cy="48" r="38" className="fill-none stroke-on-dusk" strokeWidth="2" />
      <text
        x="48"
        y="61"
        textAnchor="middle"
        fontSize="36"
        className="fill-on-dusk font-display font-extrabold"
      >
        {initialsOf(name)}
      </text>
    </svg>
  )
}

/** 'HH' for 'Heron House', 'O' for 'Oyster': the first letters of the first two words. */
export function initialsOf(name: string): string {
  return name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0]?.toUpperCase() ?? '')
    .join('')
}
