import { Images } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin } from '#contracts/cabins.ts'
import type { Picture } from '#contracts/pictures.ts'
import { Button } from '../../parts/button.tsx'
import { NoPicture } from '../../parts/no-picture.tsx'
import { PhotoStrip } from './photo-strip.tsx'

const Gallery = lazy(() => import('./gallery.tsx'))

interface PhotosProps {
  cabin: Cabin
  pictures: readonly Picture[]
}

/** The cabin's pictures, and the full-screen gallery that opens at the one that was pressed. */
export function Photos({ cabin, pictures }: PhotosProps) {
  const [openAt, setOpenAt] = useState<number>()
  if (pictures.length === 0) return <NoPicture />
  return (
    <div className="mt-6 md:wrap">
      <PhotoStrip cabin={cabin} pictures={pictures} onOpen={setOpenAt} />
      <div className="max-md:wrap">
        <Button
          kind="quiet"
          size="small"
          className="needs-script mt-3"
          onClick={() => setOpenAt(0)}
        >
          <Images aria-hidden className="size-5" />
          {cabinPage.viewAllPhotos(pictures.length)}
        </Button>
      </div>
      {openAt !== undefined && (
        <Suspense>
          <Gallery
            cabin={cabin.name}
            pictures={pictures}
            startAt={openAt}
            onClose={() => setOpenAt(undefined)}
          />
        </Suspense>
      )}
    </div>
  )
}
