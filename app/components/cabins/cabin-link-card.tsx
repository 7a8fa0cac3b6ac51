import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { Cabin } from '#contracts/site/cabins.ts'
import leadPictures from '#pictures/leads.json'
import { PlaceholderPicture } from '../placeholder-picture.tsx'
import { Picture } from '../picture.tsx'

type CabinLinkCardProps = { cabin: Cabin } & Omit<ComponentProps<typeof Link>, 'className'>

/** A card that is a single link: the cabin's main picture with text below it. */
export function CabinLinkCard({ cabin, children, ...link }: CabinLinkCardProps) {
  const [picture] = leadPictures[cabin.slug as keyof typeof leadPictures] ?? []
  return (
    <Link
      {...link}
      className="group flex grow flex-col overflow-hidden rounded-lg border border-line bg-card shadow-card"
    >
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
          className="aspect-3/2 w-full object-cover"
        />
      ) : (
        <PlaceholderPicture />
      )}
      {children}
    </Link>
  )
}
