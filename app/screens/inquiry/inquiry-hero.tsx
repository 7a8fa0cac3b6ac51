import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { buttonClasses } from '../../parts/button.tsx'
import { Picture } from '../../parts/picture.tsx'

interface InquiryHeroProps {
  words: { eyebrow: string; heading: string; lead: string; toForm: string }
  picture: PictureData | undefined
  /** Stands between the lead and the way to the form. */
  children?: ReactNode
}

/** A poster in two halves: lettering on dusk, and the picture to the edge of the page. */
export function InquiryHero({ words, picture, children }: InquiryHeroProps) {
  return (
    <header className="on-dusk relative bg-dusk text-on-dusk">
      {picture && (
        <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:left-[54%]">
          <Picture
            picture={picture}
            isFirst
            sizes="(min-width: 64rem) 46vw, 100vw"
            className="aspect-3/2 max-h-[46svh] w-full object-cover lg:aspect-auto lg:h-full lg:max-h-none"
          />
        </div>
      )}
      <div className="wrap py-9 lg:min-h-[30rem] lg:py-16">
        <div className="lg:w-[50%]">
          <p className="eyebrow text-lamp">{words.eyebrow}</p>
          <h1 className="sign mt-3 max-w-[10em] text-hero">{words.heading}</h1>
          <p className="mt-5 max-w-xl text-lead text-on-dusk-soft">{words.lead}</p>
          {children}
          <a href="#inquiry" className={`${buttonClasses('primary')} mt-7`}>
            {words.toForm}
          </a>
        </div>
      </div>
    </header>
  )
}
