import { type RefObject, useRef, type TouchEvent } from 'react'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { classes } from '../classes.ts'
import { useHydrated } from '../use-hydrated.ts'
import type { CarouselProps } from './carousel.tsx'
import { Picture, placeholderClasses, placeholderStyle } from '../picture.tsx'
import type { Sizes } from '../picture-sizes.ts'

interface SlidesProps extends CarouselProps {
  viewport: RefObject<HTMLDivElement | null>
  onScroll: () => void
  onScrollEnd: () => void
  step: (by: number) => void
  current: number
  isPlaying: boolean
  isNear: (index: number) => boolean
}

const row =
  'flex [scrollbar-width:none] [&::-webkit-scrollbar]:hidden scroll-smooth snap-x snap-mandatory overflow-x-auto overscroll-x-contain'

/**
 * The slides, as a row that scrolls or on top of each other. Hidden slides cannot be focused; the
 * guest's own moves are announced.
 */
export function Slides(props: SlidesProps) {
  const { label, slides, viewport, isGrid, isFading } = props
  const swipe = useSwipe(props.step)
  const isHydrated = useHydrated()
  const scrolled = {
    role: 'group',
    // Rows are scrolled by keyboard.
    tabIndex: isFading ? undefined : 0,
    'aria-label': `${label}, slides`,
    'data-playing': props.isPlaying,
    onScroll: props.onScroll,
    onScrollEnd: props.onScrollEnd,
    ...(isFading && swipe),
  } as const
  return (
    <div
      ref={viewport}
      className={classes('size-full', isFading ? 'fading' : row, props.viewportClassName)}
      {...(!isGrid && scrolled)}
    >
      {slides.map(({ key, render }, index) => (
        <div
          key={key}
          data-current={index === props.current}
          inert={isHydrated && !isGrid && index !== props.current}
          className={classes('w-full shrink-0 snap-start snap-always', props.slideClassName)}
          {...(!isGrid && slideRole(index, slides.length))}
        >
          {render(props.isNear(index))}
        </div>
      ))}
    </div>
  )
}

function slideRole(index: number, count: number) {
  return {
    role: 'group',
    'aria-roledescription': 'slide',
    'aria-label': `${index + 1} of ${count}`,
  }
}

interface PictureSlideProps {
  picture: PictureData
  sizes: Sizes
  isNear: boolean
  isFading?: boolean
  isFirst?: boolean
  className?: string
  onFail?: () => void
}

/**
 * Loads its picture just before it becomes visible. Without scripts slides of a row load theirs when
 * scrolled to, and of fading ones only the first is there.
 */
export function PictureSlide({ isNear, isFading, ...props }: PictureSlideProps) {
  const { picture } = props
  if (isNear) return <Picture {...props} />
  if (isFading) return null
  return (
    <>
      <div
        className={classes(placeholderClasses, props.className)}
        style={placeholderStyle(picture)}
      />
      <noscript>
        <Picture {...props} />
      </noscript>
    </>
  )
}

/** How far a finger moves sideways for the next slide, in pixels. */
const farEnoughPx = 40

/** Swiping slides that do not scroll. */
function useSwipe(step: (by: number) => void) {
  const start = useRef<{ x: number; y: number } | null>(null)
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const [touch] = Array.from(touches)
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const [touch] = Array.from(changedTouches)
      if (!touch || !start.current) return
      const [x, y] = [touch.clientX - start.current.x, touch.clientY - start.current.y]
      if (Math.abs(x) > farEnoughPx && Math.abs(x) > 2 * Math.abs(y)) step(x < 0 ? 1 : -1)
    },
  }
}
