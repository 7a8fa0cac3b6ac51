import { useState } from 'react'
import { cabinCard } from '#content/cabin-card.ts'
import type { Picture } from '#contracts/pictures.ts'
import { classes } from './classes.ts'
import { useWhenBack } from './use-when-back.ts'

export function PlaceholderPicture({ className = 'aspect-3/2' }: { className?: string }) {
  return (
    <p className={classes('grid place-items-center bg-sunken text-soft', className)}>
      {cabinCard.noImage}
    </p>
  )
}

/** The pictures that have not failed to load, and a callback to report one that has; tried again later. */
export function useLoadable(pictures: readonly Picture[]) {
  const [failed, setFailed] = useState<readonly string[]>([])
  useWhenBack(failed.length > 0, () => setFailed([]))
  const shown = pictures.filter(({ stem }) => !failed.includes(stem))
  const drop = (stem: string) => setFailed((stems) => [...stems, stem])
  return { shown, drop }
}
