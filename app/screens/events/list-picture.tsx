import { Picture } from '../../components/picture.tsx'
import { useAlbum } from '../../documents.ts'
import { onPhones } from '../../components/picture-sizes.ts'

interface ListPictureProps {
  album: 'nearby' | 'seasons'
  /** Of the entry in its list: the album has one picture for each, in the same order. */
  index: number
}

/** Above an entry of a list in columns; nothing while the album has none for it. */
export function ListPicture({ album, index }: ListPictureProps) {
  const picture = useAlbum(album)[index]
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={`(min-width: 64rem) 18rem, (min-width: 640px) 46vw, ${onPhones('min(75vw, 20rem)')}`}
      className="mb-3 aspect-3/2 w-full sm:aspect-2/1 rounded-lg object-cover shadow-card print:hidden"
    />
  )
}
