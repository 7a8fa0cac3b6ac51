import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { classes } from '../classes.ts'
import { IconButton } from '../button.tsx'
import type { CarouselProps } from './carousel.tsx'

interface CarouselControlsProps extends CarouselProps {
  current: number
  count: number
  step: (by: number) => void
  goTo: (index: number) => void
  autoplay?: { isWanted: boolean; setWanted: (isWanted: boolean) => void }
}

const look = 'bg-scrim/80 text-on-scrim hover:bg-scrim'

/** Previous, next and pause; pause comes first, as the ARIA carousel pattern requires. */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, autoplay } = props
  const button = classes(look, props.controlsSize === 'small' && 'size-9!')
  return (
    <div
      className={classes(
        'noscript:hidden! absolute flex items-center gap-1.5',
        props.controlsClassName ?? 'right-3 bottom-3',
      )}
    >
      {autoplay && (
        <IconButton
          icon={autoplay.isWanted ? Pause : Play}
          label={`${autoplay.isWanted ? 'Pause' : 'Play'}: ${label}`}
          className={button}
          onClick={() => autoplay.setWanted(!autoplay.isWanted)}
        />
      )}
      {props.controls === 'dots' ? (
        <Dots {...props} className="rounded-full bg-scrim/80 px-1" />
      ) : (
        <Arrows {...props} className={button} />
      )}
    </div>
  )
}

function Arrows({ label, current, count, step, hasCounter, className }: CarouselControlsProps) {
  return (
    <>
      <IconButton
        icon={ChevronLeft}
        label={`Previous: ${label}`}
        className={className}
        onClick={() => step(-1)}
      />
      {hasCounter && (
        <span className="min-w-16 text-center text-on-scrim tabular-nums">
          {current + 1} / {count}
        </span>
      )}
      <IconButton
        icon={ChevronRight}
        label={`Next: ${label}`}
        className={className}
        onClick={() => step(1)}
      />
    </>
  )
}

interface DotsProps {
  className: string
  /** The arrows do the same, so the Tab key skips the dots. */
  isBesideArrows?: boolean
  label: string
  count: number
  current: number
  goTo: (index: number) => void
}

/** One button per slide, a thumb high and as wide as there is room, at least 24 px (WCAG 2.2). */
export function Dots({ label, count, current, goTo, ...props }: DotsProps) {
  return (
    <div
      className={classes(
        'noscript:hidden! pointer-events-none flex justify-center',
        props.className,
      )}
    >
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          tabIndex={props.isBesideArrows ? -1 : undefined}
          aria-label={`Show ${index + 1} of ${count}: ${label}`}
          aria-current={index === current}
          onClick={() => goTo(index)}
          className="group/dot pointer-events-auto grid h-11 w-11 min-w-7 place-items-center"
        >
          <span className="size-2.5 rounded-full border-2 border-on-scrim group-aria-current/dot:bg-on-scrim" />
        </button>
      ))}
    </div>
  )
}
