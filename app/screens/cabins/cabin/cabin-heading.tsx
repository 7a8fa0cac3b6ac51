import { Heart, MapPin } from 'lucide-react'
import type { DetailedCabin } from '#contracts/site/cabins.ts'
import { CabinRating } from '../../../components/cabins/cabin-facts.tsx'
import { Emblem } from '../../../components/emblem/emblem.tsx'
import { SharePopover } from './share.tsx'
import { useState } from 'react'
import { cabinPage, favoriteToasts } from '#content/cabin-page.ts'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { showToast } from '../../../components/toast.ts'

export function CabinHeading({ cabin }: { cabin: DetailedCabin }) {
  return (
    <header className="mt-2 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div>
        <div className="flex items-center gap-4">
          <Emblem cabin={cabin} size={64} isFirst className="max-sm:size-13" />
          <h1 className="sign text-title">{cabin.name}</h1>
        </div>
        <div className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
          <CabinRating cabin={cabin} />
          <p className="flex items-center gap-1.5 text-[0.95rem] text-soft">
            <MapPin aria-hidden className="size-4.5" />
            {cabin.location}
          </p>
        </div>
      </div>
      <div className="flex gap-2.5">
        <FavoriteButton cabin={cabin} />
        <SharePopover cabin={cabin} />
      </div>
    </header>
  )
}

const { favorite } = cabinPage

/** Saved for this visit only, not stored (specification, section 4). */
function FavoriteButton({ cabin }: { cabin: DetailedCabin }) {
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
