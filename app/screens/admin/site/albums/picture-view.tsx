import type { AlbumPictureState } from '#contracts/album-pictures.ts'
import { adminPictures as words } from '#content/admin-pictures.ts'
import type { Focus } from '#contracts/site/albums.ts'
import { Picture } from '../../../../components/picture.tsx'

interface PictureViewProps {
  known: AlbumPictureState | undefined
  focus?: Focus | undefined
  sizes: string
  className: string
}

/** A picture of the album; while it is being made, how far it is. */
export function PictureView({ known, focus, sizes, className }: PictureViewProps) {
  if (known?.picture) {
    // Cut as pages cut it; what it shows is in the text beside it.
    const picture = { ...known.picture, alt: '', ...(focus && { focus: positionOf(focus) }) }
    return <Picture picture={picture} sizes={sizes} className={`${className} object-cover`} />
  }
  return (
    <div className={`${className} grid content-center gap-2 bg-sunken p-3 text-center text-sm`}>
      {known?.state === 'making' && <Making {...known} />}
      {known?.state === 'failed' && <p className="text-danger">{words.failed}</p>}
    </div>
  )
}

export function positionOf({ x, y }: Focus): string {
  return `${x}% ${y}%`
}

function Making({ name, done, total }: AlbumPictureState) {
  const text = words.making(done, total)
  return (
    <>
      <span className="wrap-anywhere">{name}</span>
      <progress
        className="w-full accent-ember"
        value={done}
        max={total}
        aria-label={`${name}: ${text}`}
      />
      <span aria-hidden className="text-soft">
        {text}
      </span>
    </>
  )
}
