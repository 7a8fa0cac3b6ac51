import { useRef, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { CarouselControls } from './controls.tsx'
import { Slides } from './slides.tsx'
import { isNear, useSlides } from './use-slides.ts'
import { useAutoplay } from './use-autoplay.ts'

export interface CarouselProps {
  /** What the slides are of, for screen readers. */
  label: string
  slides: readonly string[]
  /** `isNear` says that the slide is shown or next in line, so that its picture is worth fetching. */
  renderSlide: (index: number, isNear: boolean) => ReactNode
  autoplayMs?: number
  startAt?: number
  /** True while the slides stand side by side: then nothing turns, and nothing says that it would. */
  isGrid?: boolean
  className?: string
  viewportClassName?: string
  slideClassName?: string
  controlsClassName?: string
  controlsSize?: 'normal' | 'small'
  /** One button for each slide as well. */
  hasDots?: boolean
  /** Says which slide of how many is shown. */
  hasCounter?: boolean
}

/** Slides after the ARIA carousel pattern, swiped natively and moved with arrow keys or buttons. */
export function Carousel(props: CarouselProps) {
  const { label, autoplayMs, startAt = 0, isGrid } = props
  const count = props.slides.length
  const region = useRef<HTMLElement>(null)
  const { current, reached, goTo, step, advance, ...row } = useSlides(count, startAt)
  const autoplay = useAutoplay({ everyMs: autoplayMs, advance, region })
  const isAwake = autoplay.isSeen || autoplayMs === undefined || current > 0
  const moving = {
    'aria-roledescription': 'carousel',
    onKeyDown: (event: KeyboardEvent) => stepByKey(event, step),
    ...autoplay.holders,
  }
  return (
    <section
      ref={region}
      aria-label={label}
      // Without it a picture of another shape makes the carousel, and what lies below, grow.
      className={classes('relative min-h-0', props.className)}
      {...(!isGrid && moving)}
    >
      <Slides
        {...props}
        {...row}
        current={current}
        isPlaying={autoplay.isPlaying}
        isNear={(index) => index === 0 || (isAwake && isNear(index, current, count))}
      />
      {!isGrid && (
        <p role="status" className="sr-only">
          {reached !== null && `${reached + 1} of ${count}`}
        </p>
      )}
      {count > 1 && !isGrid && (
        <CarouselControls
          {...props}
          current={current}
          count={count}
          step={step}
          autoplay={autoplayMs === undefined ? undefined : autoplay}
        />
      )}
      {props.hasDots && <Dots label={label} count={count} current={current} goTo={goTo} />}
    </section>
  )
}

function stepByKey(event: KeyboardEvent, step: (by: number) => void): void {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (direction === undefined) return
  event.preventDefault()
  step(direction)
}

interface DotsProps {
  label: string
  count: number
  current: number
  goTo: (index: number) => void
}

/** One button for each slide; each is 24 px at least, the smallest target of WCAG 2.2. */
function Dots({ label, count, current, goTo }: DotsProps) {
  return (
    <div className="needs-script absolute inset-x-0 bottom-3 flex justify-center gap-1">
      {Array.from({ length: count }, (_, index) => (
        <button
          key={index}
          type="button"
          aria-label={`Show ${index + 1} of ${count}: ${label}`}
          aria-current={index === current}
          onClick={() => goTo(index)}
          className="group/dot grid size-7 place-items-center"
        >
          <span className="size-2.5 rounded-full border-2 border-on-scrim group-aria-current/dot:bg-on-scrim" />
        </button>
      ))}
    </div>
  )
}
