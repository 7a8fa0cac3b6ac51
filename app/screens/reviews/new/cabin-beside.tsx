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
    <div className="overflow-hidden rounded-lg border max-lg:flex border-line bg-card shadow-card lg:sticky lg:top-[5.7rem] lg:order-last low:static">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          isFirst
          sizes={`(min-width: 64rem) 26rem, ${onPhones('33vw')}`}
          className="aspect-3/2 w-full object-cover object-[50%_70%] max-lg:w-1/3 max-lg:max-w-56 max-lg:shrink-0"
        />
      )}
      <div className="flex min-w-0 items-center gap-3 p-3 lg:gap-4 lg:p-4">
        <Emblem cabin={cabin} size={56} />
        <div className="min-w-0">
          <p className="sign text-xl leading-none wrap-anywhere">{cabin.name}</p>
          <CabinRooms cabin={cabin} />
        </div>
      </div>
    </div>
  )
}
