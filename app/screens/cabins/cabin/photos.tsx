import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/site/cabins.ts'
import { webpUrl } from '#content/pictures/url.ts'
import { Button } from '../../../components/button.tsx'
import { useAlbum } from '../../../documents.ts'
import { FollowLink } from '../../../components/follow-link.tsx'
import { PlaceholderPicture, useLoadable } from '../../../components/placeholder-picture.tsx'
import type { GalleryProps } from './gallery.tsx'
import { PhotoStrip } from './photo-strip.tsx'

const Gallery = lazy(() => import('./gallery.tsx').catch(() => ({ default: PictureItself })))

/** The cabin's pictures, and the full-screen gallery that opens at the pressed one. */
export function Photos({ cabin }: { cabin: Cabin }) {
  const [openAt, setOpenAt] = useState<number>()
  const { shown, drop } = useLoadable(useAlbum(cabin.id))
  if (shown.length === 0) return <NoPhotos />
  return (
    <div className="mt-6 md:wrap">
      <PhotoStrip cabin={cabin} pictures={shown} onOpen={setOpenAt} onFail={drop} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 max-md:wrap">
        <Button
          kind="quiet"
          size="small"
          className="needs-script mt-3 -ml-4"
          onClick={() => setOpenAt(0)}
        >
          <Images aria-hidden className="size-5" />
          {cabinPage.viewAllPhotos(shown.length)}
        </Button>
        {shown.some(({ standIn }) => standIn) && (
          <p className="mt-3 text-[0.92rem] text-soft">{cabinPage.drawn(cabin.name)}</p>
        )}
      </div>
      {openAt !== undefined && (
        <Suspense>
          <Gallery
            cabin={cabin.name}
            pictures={shown}
            startAt={openAt}
            onFail={drop}
            onClose={() => setOpenAt(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** What a picture links to. */
function PictureItself({ pictures, startAt, onClose }: GalleryProps) {
  const picture = pictures[startAt]
  return picture && <FollowLink href={webpUrl(picture)} onLeave={onClose} />
}

function NoPhotos() {
  return (
    <div className="wrap mt-6">
      <PlaceholderPicture className="aspect-3/2 rounded-lg md:aspect-[2.1]" />
    </div>
  )
}
