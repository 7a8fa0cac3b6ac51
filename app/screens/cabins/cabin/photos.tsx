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
import { cabinCard } from '#content/cabin-card.ts'
import { limits, timings } from '#contracts/limits.ts'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Carousel } from '../../../components/carousel/carousel.tsx'
import { onPhones } from '../../../components/picture-sizes.ts'
import { Picture } from '../../../components/picture.tsx'
import { useIsPhone } from '../../../components/use-is-phone.ts'

const Gallery = lazy(() => import('./gallery.tsx').catch(() => ({ default: PictureItself })))

/** The cabin's pictures, and the full-screen gallery that opens at the pressed one. */
export function Photos({ cabin }: { cabin: Cabin }) {
  /** A picture, and the element from which the gallery opens. */
  const [opened, setOpened] = useState<{ index: number; tile: Element }>()
  const isPhone = useIsPhone()
  const { shown, drop } = useLoadable(useAlbum(cabin.id))
  if (shown.length === 0) return <NoPhotos />
  return (
    <div id="photos" className="relative z-10 scroll-mt-4 max-md:order-0 md:order-1 md:wrap">
      <div className="relative">
        {/* One list for both: a carousel on phones, a large and four small pictures on wide screens. */}
        <Carousel
          label={`Photos of ${cabin.name}`}
          className="max-md:after-first-sight max-md:aspect-4/3"
          viewportClassName="md:grid md:gallery-height md:grid-cols-4 md:grid-rows-2 md:gap-2.5 md:bg-paper md:overflow-hidden md:rounded-lg"
          slideClassName="photo-tile"
          isGrid={!isPhone}
          autoplayMs={isPhone ? timings.carouselAutoplayMs : undefined}
          slides={shown.map((picture, index) => ({
            key: picture.stem,
            render: (isNear) => (
              <Photo
                picture={picture}
                index={index}
                isNear={isNear}
                more={index === inGrid - 1 ? shown.length - inGrid : 0}
                onOpen={(tile) => setOpened({ index, tile })}
                onFail={() => drop(picture.stem)}
              />
            ),
          }))}
        />
        <Button
          kind="quiet"
          size="small"
          className="noscript:hidden! absolute bottom-3 left-3 max-[24rem]:top-3 max-[24rem]:bottom-auto bg-card! text-sm shadow-card hover:bg-sunken!"
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

/** How wide the main picture is. The grid crops pictures at their sides: they are wider than their boxes. */
export const heroSizes = `(min-width: 80rem) 57rem, (min-width: 768px) 67vw, ${onPhones('100vw')}`
const tileSizes = `(min-width: 80rem) 28rem, (min-width: 768px) 33vw, ${onPhones('100vw')}`

const inGrid = limits.detailThumbnails + 1

interface PhotoProps {
  picture: PictureData
  index: number
  isNear: boolean
  /** How many more there are than the grid shows; displayed on its last picture. */
  more: number
  onOpen: (tile: Element) => void
  onFail: () => void
}

function Photo({ picture, index, isNear, more, onOpen, onFail }: PhotoProps) {
  return (
    <a
      href={webpUrl(picture)}
      className="group/photo block size-full"
      onClick={(event) => {
        event.preventDefault()
        onOpen(event.currentTarget)
      }}
    >
      <Picture
        picture={picture}
        isFirst={index === 0}
        isLaterOnPhones={!isNear}
        sizes={index === 0 ? heroSizes : tileSizes}
        className="size-full object-cover"
        onFail={onFail}
      />
      {more > 0 && (
        <span className="absolute inset-0 grid place-items-center bg-scrim/65 font-display text-xl font-bold text-on-scrim max-md:hidden">
          {cabinCard.more(more)}
        </span>
      )}
    </a>
  )
}
