import type { ReactNode } from 'react'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { Picture } from './picture.tsx'
import { onPhones, type Sizes } from './picture-sizes.ts'

interface PosterHeroProps {
  words: { eyebrow: string; heading: string; lead: string }
  picture: PictureData | undefined
  /** Shown below the lead. */
  children?: ReactNode
}

/** Beside the lettering as high as that, and three to two on phones. */
export const posterHeroSizes: Sizes = (shape) =>
  `(min-width: 64rem) max(46vw, ${round(38 * shape)}rem), ${onPhones(`max(100vw, ${round((100 / 1.5) * shape)}vw)`)}`

const round = (value: number) => Math.round(value * 10) / 10

/** A poster in two halves: lettering on dusk, and a picture to the page edge. */
export function PosterHero({ words, picture, children }: PosterHeroProps) {
  return (
    <header className="on-dusk relative bg-dusk text-on-dusk print:border-b-2">
      {picture && (
        <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:left-[54%] print:hidden">
          <Picture
            picture={picture}
            isFirst
            sizes={posterHeroSizes}
            className="aspect-3/2 max-h-[46svh] w-full object-cover object-[50%_40%] lg:aspect-auto lg:h-full lg:max-h-none"
          />
        </div>
      )}
      <div className="wrap py-9 lg:grid lg:min-h-[26rem] lg:content-center lg:py-14">
        <div className="lg:w-[50%]">
          <p className="eyebrow text-lamp">{words.eyebrow}</p>
          <h1 className="sign mt-3 max-w-[10em] text-hero">{words.heading}</h1>
          <p className="mt-5 max-w-xl text-lead text-on-dusk-soft">{words.lead}</p>
          {children}
        </div>
      </div>
    </header>
  )
}
