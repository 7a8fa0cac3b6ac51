import { emblemsPath } from '#contracts/addresses.ts'
import type { Cabin } from '#contracts/site/cabins.ts'

interface EmblemProps {
  cabin: Pick<Cabin, 'name' | 'emblem'>
  /** Pixels; 20 to 144. */
  size: number
  /** Seen first: loaded with the page. */
  isFirst?: boolean
}

/** The cabin's round badge, or its initials. Decorative: the name is written beside it. */
export function Emblem({ cabin, size, isFirst = false }: EmblemProps) {
  if (cabin.emblem === undefined) {
    return <Initials name={cabin.name} size={size} />
  }
  return (
    <img
      src={`${emblemsPath}${cabin.emblem}.svg`}
      alt=""
      width={size}
      height={size}
      loading={isFirst ? undefined : 'lazy'}
      decoding="async"
      className="shrink-0 rounded-full"
    />
  )
}

function Initials({ name, size }: { name: string; size: number }) {
  return (
    <svg aria-hidden viewBox="0 0 96 96" width={size} height={size} className="shrink-0">
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
