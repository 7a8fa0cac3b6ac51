import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Cabin } from '#contracts/site/cabins.ts'
import { useAlbum } from '../../documents.ts'
import { PlaceholderPicture } from '../placeholder-picture.tsx'
import { Picture } from '../picture.tsx'
import { onPhones } from '../picture-sizes.ts'

type CabinLinkCardProps = { cabin: Cabin } & Omit<ComponentProps<typeof Link>, 'className'>

/** A card that is a single link: the cabin's main picture with text below it, which says who it is. */
export function CabinLinkCard({ cabin, children, ...link }: CabinLinkCardProps) {
  const [picture] = useAlbum(cabin.id, 1)
  return (
    <Link
      {...link}
      className="group flex grow flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card"
    >
      {picture ? (
        <Picture
          picture={picture}
          alt=""
          sizes={`(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, ${onPhones('92vw')}`}
          className="aspect-3/2 w-full object-cover"
        />
      ) : (
        <PlaceholderPicture />
      )}
      {children}
    </Link>
  )
}
