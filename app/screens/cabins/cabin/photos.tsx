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
import { PhotoStrip, type Pressed } from './photo-strip.tsx'

const Gallery = lazy(() => import('./gallery.tsx').catch(() => ({ default: PictureItself })))

/** The cabin's pictures, and the full-screen gallery that opens at the pressed one. */
export function Photos({ cabin }: { cabin: Cabin }) {
  const [opened, setOpened] = useState<Pressed>()
  const { shown, drop } = useLoadable(useAlbum(cabin.id))
  if (shown.length === 0) return <NoPhotos />
  return (
    <div id="photos" className="relative z-10 scroll-mt-4 max-md:order-0 md:order-1 md:wrap">
      <div className="relative">
        <PhotoStrip cabin={cabin} pictures={shown} onOpen={setOpened} onFail={drop} />
        <Button
          kind="quiet"
          size="small"
          className="needs-script absolute bottom-3 left-3 max-[24rem]:top-3 max-[24rem]:bottom-auto bg-card! text-sm shadow-card hover:bg-sunken!"
          onClick={({ currentTarget }) => setOpened({ index: 0, tile: currentTarget })}
        >
          <Images aria-hidden className="size-5" />
          {cabinPage.viewAllPhotos(shown.length)}
        </Button>
      </div>
      {opened && (
        <Suspense>
          <Gallery
            cabin={cabin.name}
            pictures={shown}
            startAt={opened.index}
            tile={opened.tile}
            onFail={drop}
            onClose={() => setOpened(undefined)}
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
    <div id="photos" className="wrap relative z-10 md:order-1">
      <PlaceholderPicture className="aspect-3/2 rounded-lg md:aspect-auto md:gallery-height" />
    </div>
  )
}
