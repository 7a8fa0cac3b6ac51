import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import { adminPictures } from '#content/admin-pictures.ts'
import { Button } from '../../../../components/button.tsx'
import { PictureView } from './picture-view.tsx'

const words = adminPictures.others

interface OtherPicturesProps {
  pictures: readonly AlbumPictureState[]
  onPut: (picture: AlbumPictureState) => void
}

/** What was taken out, or uploaded and never used: nothing that arrived is lost. */
export function OtherPictures({ pictures, onPut }: OtherPicturesProps) {
  if (pictures.length === 0) return null
  return (
    <section aria-labelledby="other-pictures">
      <h2 id="other-pictures" className="text-heading">
        {words.heading}
      </h2>
      <p className="mt-1 text-sm text-soft">{words.lead}</p>
      <ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {pictures.map((picture) => (
          <li key={picture.id} className="grid min-w-0 content-start gap-1">
            <PictureView known={picture} sizes="12rem" className="aspect-3/2 w-full rounded-md" />
            <span className="truncate text-sm text-soft">{picture.name}</span>
            <Button
              kind="secondary"
              size="small"
              aria-label={words.putBack(picture.name)}
              onClick={() => onPut(picture)}
            >
              {words.button}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
