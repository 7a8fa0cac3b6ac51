import type { ReactNode } from 'react'
import { guideWords } from '#content/guide.ts'
import type { Figure } from '#contracts/site/guide.ts'
import { BackLink } from '../../components/back-link.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { guideAlbum, guidePath, type GuideName } from './guide-page.ts'
import { MoreGuides } from './more-guides.tsx'

interface LocalGuideProps {
  name: Exclude<GuideName, 'guide/things-to-do'>
  children: ReactNode
}

/** How each local guide begins and ends: with the way back to the area guide, and on to the others. */
export function LocalGuide({ name, children }: LocalGuideProps) {
  const guide = useDocument(name)
  const [picture] = useAlbum(guideAlbum(name))
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

/** The figures of a guide, as large as on a mile post. */
function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <div className="border-b-2 border-line bg-card">
      <dl className="wrap grid md:auto-cols-fr md:grid-flow-col">
        {figures.map(({ value, label }) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end border-line py-4 not-first:border-t-2 md:py-8 md:not-first:border-t-0 md:not-first:border-l-2 md:not-first:pl-8"
          >
            <dt className="text-soft">{label}</dt>
            <dd className="sign text-[clamp(1.8rem,1.3rem+1.5vw,2.8rem)] leading-tight text-ember-ink">
              {value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
