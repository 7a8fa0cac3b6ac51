import type { Link } from '#contracts/site/shapes.ts'
import { useAlbum } from '../documents.ts'
import { ButtonLink } from './button.tsx'
import { Picture } from './picture.tsx'
import { onPhones } from './picture-sizes.ts'

interface NotFoundProps {
  code?: string
  heading: string
  text: string
  link: Link
}

/** The not-found page, with a link back. */
export function NotFound({ code, heading, text, link }: NotFoundProps) {
  const [picture] = useAlbum('lost')
  return (
    <div className="wrap grid min-h-[70vh] items-center gap-10 py-14 md:grid-cols-2">
      <div className="grid justify-items-start gap-5">
        {code && <p className="sign text-7xl text-ember-ink">{code}</p>}
        <h1 className="text-title">{heading}</h1>
        <p className="text-lead text-soft">{text}</p>
        <ButtonLink to={link.to}>{link.label}</ButtonLink>
      </div>
      {picture && (
        <Picture
          picture={picture}
          alt=""
          sizes={`(min-width: 48rem) 36rem, ${onPhones('92vw')}`}
          className="aspect-4/3 w-full rounded-lg object-cover shadow-card"
        />
      )}
    </div>
  )
}
