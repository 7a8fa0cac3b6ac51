import { useRef, type KeyboardEvent, type ReactNode, useEffect, useState } from 'react'
import { classes } from '../classes.ts'
import { CarouselControls, Dots } from './controls.tsx'
import { Slides } from './slides.tsx'
import { useSlides } from './use-slides.ts'
import { useAutoplay, type Playback } from './use-autoplay.ts'

interface Slide {
  key: string
  /** `isNear`: it is visible or next, so its picture should load. */
  render: (isNear: boolean) => ReactNode
}

export interface CarouselProps {
  /** Accessible name. */
  label: string
  slides: readonly Slide[]
  autoplayMs?: number
  delayMs?: number
  /** Of several carousels that one button pauses, which is not shown here then. */
  playback?: Playback | undefined
  startAt?: number
  /** True while all slides are visible side by side: autoplay and controls are off. */
  isGrid?: boolean
  className?: string
  viewportClassName?: string
  slideClassName?: string
  controlsClassName?: string
  controlsSize?: 'normal' | 'small'
  /** Beside the pause button: arrows, or one button per slide. */
  controls?: 'arrows' | 'dots'
  /** Also shows one button per slide at the bottom. */
  hasDots?: boolean
  dotsClassName?: string
  /** Slides fade into each other instead of moving; without scripts they are a row. */
  isFading?: boolean
  /** Also shows the position, such as 2 of 6. */
  hasCounter?: boolean
}

/** Slides following the ARIA carousel pattern, with native swiping, arrow keys and buttons. */
export function Carousel(props: CarouselProps) {
  const { label, autoplayMs, startAt = 0, isGrid, isFading = false } = props
  const count = props.slides.length
  const region = useRef<HTMLElement>(null)
  const { current, reached, goTo, step, advance, ...row } = useSlides(count, startAt, isFading)
  const autoplay = useAutoplay({ ...props, everyMs: autoplayMs, advance, region })
  const isAwake = autoplay.isSeen || autoplayMs === undefined || current > 0
  const { isPlaying } = autoplay
  const isNear = useNearSlides({ current, count, isAwake, isFading, autoplayMs, isPlaying })
  const moving = {
    'aria-roledescription': 'carousel',
    onKeyDown: (event: KeyboardEvent) => stepByKey(event, step),
    ...autoplay.holders,
  }
  return (
    <section
      ref={region}
      aria-label={label}
      // Otherwise a picture with another aspect ratio stretches the carousel and shifts the page.
      className={classes('relative min-h-0', props.className)}
      {...(!isGrid && moving)}
    >
      <Slides
        {...props}
        {...row}
        current={current}
        isPlaying={isPlaying}
        step={step}
        isNear={isNear}
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
          goTo={goTo}
          autoplay={autoplayMs === undefined || props.playback ? undefined : autoplay}
        />
      )}
      {count > 1 && props.hasDots && (
        <Dots
          isBesideArrows
          className={props.dotsClassName ?? 'absolute inset-x-0 bottom-2'}
          label={label}
          count={count}
          current={current}
          goTo={goTo}
        />
      )}
    </section>
  )
}

function stepByKey(event: KeyboardEvent, step: (by: number) => void): void {
  const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
  if (direction === undefined) return
  event.preventDefault()
  step(direction)
}

interface Nearness {
  current: number
  count: number
  /** Once seen or moved, a row loads the slides on both sides. */
  isAwake: boolean
  isFading: boolean
  autoplayMs: number | undefined
  isPlaying: boolean
}

/** Which slides should load their pictures. */
function useNearSlides(carousel: Nearness): (index: number) => boolean {
  const { current, count, isAwake, isFading } = carousel
  const visited = useVisited(current)
  const isNextDue = useIsNextDue(carousel)
  if (!isFading) return (index) => index === 0 || (isAwake && isBeside(index, current, count))
  const next = (current + 1) % count
  return (index) => visited.has(index) || (isNextDue && index === next)
}

function isBeside(index: number, current: number, count: number): boolean {
  const distance = Math.abs(index - current)
  return Math.min(distance, count - distance) <= 1
}

function useVisited(current: number): ReadonlySet<number> {
  const [visited, setVisited] = useState<ReadonlySet<number>>(new Set([current]))
  if (!visited.has(current)) setVisited(new Set([...visited, current]))
  return visited
}

/** From half of a slide's time on: a guest who leaves before then has not paid for the next one. */
function useIsNextDue({ current, autoplayMs, isPlaying }: Nearness): boolean {
  const [dueAfter, setDueAfter] = useState<number | null>(null)
  useEffect(() => {
    if (!isPlaying || autoplayMs === undefined) return
    const timer = setTimeout(() => setDueAfter(current), autoplayMs / 2)
    return () => clearTimeout(timer)
  }, [current, autoplayMs, isPlaying])
  return dueAfter === current
}
