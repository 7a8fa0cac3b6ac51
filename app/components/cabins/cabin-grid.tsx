import { Pause, Play } from 'lucide-react'
import { Children, createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { cabinCard } from '#content/cabin-card.ts'
import { Button } from '../button.tsx'
import { prefersStillness, type Playback } from '../carousel/use-autoplay.ts'

const PlaybackContext = createContext<Playback | undefined>(undefined)

/** Whether the cards around this one play their pictures; undefined outside of a grid. */
export function usePlayback(): Playback | undefined {
  return useContext(PlaybackContext)
}

interface CabinGridProps {
  /** Beside the button. */
  tools?: ReactNode
  children: ReactNode
}

/** Cards of cabins, whose pictures one button pauses. */
export function CabinGrid({ tools, children }: CabinGridProps) {
  const [isWanted, setWanted] = useState(true)
  useEffect(() => {
    if (prefersStillness()) setWanted(false)
  }, [])
  if (Children.count(children) === 0) return null
  const Icon = isWanted ? Pause : Play
  return (
    <PlaybackContext value={{ isWanted, setWanted }}>
      <div className="mt-4 flex flex-wrap items-end gap-x-4">
        {tools}
        <Button
          kind="quiet"
          size="small"
          className="noscript:hidden! -mr-4 ml-auto max-w-full shrink-0"
          onClick={() => setWanted(!isWanted)}
        >
          <Icon aria-hidden className="size-4" />
          <span className={tools ? 'max-[25rem]:sr-only' : undefined}>
            {isWanted ? cabinCard.pause : cabinCard.play}
          </span>
        </Button>
      </div>
      <div className="mt-4 grid gap-6 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
    </PlaybackContext>
  )
}
