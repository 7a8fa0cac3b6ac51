import { Heart } from 'lucide-react'
import { useState } from 'react'
import { cabinPage, favoriteToasts } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { showToast } from '../../../components/toast.ts'

const { favorite } = cabinPage

/** Saved for this visit only: nothing is kept (specification, section 4). */
export function FavoriteButton({ cabin }: { cabin: Cabin }) {
  const [isSaved, setSaved] = useState(false)
  const toggle = () => {
    setSaved(!isSaved)
    showToast(isSaved ? favoriteToasts.removed(cabin.name) : favoriteToasts.added(cabin.name))
  }
  return (
    <Button
      kind="secondary"
      size="small"
      aria-pressed={isSaved}
      className="needs-script"
      onClick={toggle}
    >
      <Heart aria-hidden className={classes('size-4.5', isSaved && 'fill-current')} />
      {favorite.save}
    </Button>
  )
}
