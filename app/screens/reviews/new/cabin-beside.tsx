import type { Cabin } from '#contracts/site/cabins.ts'
import { CabinRooms } from '../../../components/cabins/cabin-facts.tsx'
import { Emblem } from '../../../components/emblem/emblem.tsx'
import { Picture } from '../../../components/picture.tsx'
import { useAlbum } from '../../../documents.ts'
import { onPhones } from '../../../components/picture-sizes.ts'

/** Which cabin the guest is writing about: beside the form, above it on phones. */
export function CabinBeside({ cabin }: { cabin: Cabin }) {
  const [picture] = useAlbum(cabin.id, 1)
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-card shadow-card lg:sticky lg:top-[5.7rem] lg:order-last low:static">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          isFirst
          sizes={`(min-width: 64rem) 26rem, ${onPhones('92vw')}`}
          className="aspect-3/2 w-full object-cover object-[50%_70%] max-lg:aspect-5/2"
        />
      )}
      <div className="flex items-center gap-4 p-4">
        <Emblem cabin={cabin} size={56} />
        <div className="min-w-0">
          <p className="sign text-xl leading-none wrap-anywhere">{cabin.name}</p>
          <CabinRooms cabin={cabin} />
        </div>
      </div>
    </div>
  )
}
