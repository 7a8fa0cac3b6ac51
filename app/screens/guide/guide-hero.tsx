import type { ReactNode } from 'react'
import { guideWords } from '#content/guide/words.ts'
import type { GuideHead } from '#contracts/guide.ts'
import type { Picture as PictureData } from '#contracts/pictures.ts'
import { BackLink } from '../../parts/back-link.tsx'
import { Picture } from '../../parts/picture.tsx'

interface GuideHeroProps {
  guide: GuideHead
  picture: PictureData | undefined
  /** What stands below the lead. */
  children?: ReactNode
}

/** A poster in two halves: lettering on dusk, and the picture to the edge of the page. */
export function GuideHero({ guide, picture, children }: GuideHeroProps) {
  return (
    <header className="on-dusk relative bg-dusk text-on-dusk print:border-b-2">
      {picture && (
        <div className="lg:absolute lg:inset-y-0 lg:right-0 lg:left-[54%] print:hidden">
          <Picture
            picture={picture}
            isFirst
            sizes="(min-width: 64rem) 46vw, 100vw"
            className="aspect-3/2 max-h-[46svh] w-full object-cover object-[50%_40%] lg:aspect-auto lg:h-full lg:max-h-none"
          />
        </div>
      )}
      <div className="wrap py-9 lg:min-h-[30rem] lg:py-16">
        <div className="lg:w-[50%]">
          <p className="eyebrow text-lamp">{guide.eyebrow}</p>
          <h1 className="sign mt-3 max-w-[10em] text-hero">{guide.heading}</h1>
          <p className="mt-5 max-w-xl text-lead text-on-dusk-soft">{guide.lead}</p>
          {children}
        </div>
      </div>
    </header>
  )
}

/** The hero of a local guide, with the way back to the area guide. */
export function LocalGuideHero({ guide, picture }: Omit<GuideHeroProps, 'children'>) {
  return (
    <GuideHero guide={guide} picture={picture}>
      <div className="mt-6 print:hidden">
        <BackLink {...guideWords.backToGuide} />
      </div>
    </GuideHero>
  )
}
