import type { ReactNode } from 'react'
import type { Picture } from '#contracts/pictures.ts'
import { buttonClasses } from '../../components/button.tsx'
import { PosterHero } from '../../components/poster-hero.tsx'

interface InquiryHeroProps {
  words: { eyebrow: string; heading: string; lead: string; toForm: string }
  picture: Picture | undefined
  /** Stands between the lead and the way to the form. */
  children?: ReactNode
}

export function InquiryHero({ words, picture, children }: InquiryHeroProps) {
  return (
    <PosterHero words={words} picture={picture}>
      {children}
      <a href="#inquiry" className={`${buttonClasses('primary')} mt-7`}>
        {words.toForm}
      </a>
    </PosterHero>
  )
}
