import { galleryPage } from '#content/contest-gallery.ts'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Badge } from '../../../components/badge.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useAlbum, useDocument } from '../../../documents.ts'
import { onPhones } from '../../../components/picture-sizes.ts'

const { heading, text, badge } = galleryPage.examples

/** What entries may look like, each marked as an example; nothing if the owner has none. */
export function ExampleEntries() {
  const pictures = useAlbum('contest-examples')
  const { examples } = useDocument('contest')
  if (examples.length === 0) return null
  return (
    <section aria-labelledby="gallery-examples" className="mt-14">
      <h2 id="gallery-examples" className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 text-soft">{text}</p>
      <ul className="mt-6 grid gap-8 sm:grid-cols-2 lg:grid-cols-3">
        {examples.map(({ title, story }, index) => (
          <li
            key={title}
            className="min-w-0 overflow-hidden rounded-lg border border-line bg-card shadow-card"
          >
            <ExamplePicture picture={pictures[index]} />
            <div className="p-5 md:p-6">
              <div className="flex flex-wrap items-start justify-between gap-2">
                <h3 className="min-w-0 text-xl wrap-anywhere">{title}</h3>
                <Badge>{badge}</Badge>
              </div>
              <p className="mt-3 wrap-anywhere">{story}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function ExamplePicture({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, ${onPhones('92vw')}`}
      className="aspect-4/3 w-full object-cover"
    />
  )
}
