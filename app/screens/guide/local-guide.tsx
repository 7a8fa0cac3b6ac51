import type { ReactNode } from 'react'
import { guideWords } from '#content/guide/words.ts'
import type { Picture } from '#contracts/pictures.ts'
import { BackLink } from '../../components/back-link.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'
import { useDocument } from '../../documents.ts'
import { Figures } from './figures.tsx'
import { guidePath, type GuideName } from './guide-page.ts'
import { MoreGuides } from './more-guides.tsx'

interface LocalGuideProps {
  name: Exclude<GuideName, 'guide/things-to-do'>
  picture: Picture | undefined
  children: ReactNode
}

/** How each local guide begins and ends: with the way back to the area guide, and on to the others. */
export function LocalGuide({ name, picture, children }: LocalGuideProps) {
  const guide = useDocument(name)
  return (
    <>
      <PosterHero words={guide} picture={picture}>
        <div className="mt-6 print:hidden">
          <BackLink {...guideWords.backToGuide} />
        </div>
      </PosterHero>
      <Figures figures={guide.figures} />
      {children}
      <MoreGuides heading={guideWords.moreGuides} except={guidePath(name)} />
    </>
  )
}
