import type { ReactNode } from 'react'
import { plainText, type RichText as Text } from '#contracts/rich-text.ts'
import type { Link } from '#contracts/site/shapes.ts'
import { BackLink } from './back-link.tsx'
import { PageHead } from './page-head.tsx'
import { Paragraphs, RichText } from './rich-text.tsx'

interface PolicyTextProps {
  heading: string
  back: Link
  /** Of which day it is. */
  version: string
  intro: string
  /** Its sections. */
  children: ReactNode
}

/** A policy or the rules of a contest. */
export function PolicyText({ heading, back, version, intro, children }: PolicyTextProps) {
  return (
    <article>
      <PageHead heading={heading} isLow back={<BackLink {...back} />}>
        <p className="text-base">{version}</p>
      </PageHead>
      <div className="wrap pt-8">
        <div className="max-w-2xl">
          <p className="text-lead">{intro}</p>
          {children}
        </div>
      </div>
    </article>
  )
}

interface PolicySectionProps {
  heading: string
  paragraphs?: readonly Text[] | undefined
  list?: readonly Text[] | undefined
  children?: ReactNode
}

export function PolicySection({
  heading,
  paragraphs = [],
  list = [],
  children,
}: PolicySectionProps) {
  return (
    <section className="mt-10">
      <h2 className="text-xl">{heading}</h2>
      <div className="mt-3 grid gap-3">
        <Paragraphs texts={paragraphs} />
        {list.length > 0 && (
          <ul className="grid list-disc gap-2 pl-6 marker:text-ember-ink">
            {list.map((item) => (
              <li key={plainText(item)} className="wrap-anywhere">
                <RichText text={item} />
              </li>
            ))}
          </ul>
        )}
        {children}
      </div>
    </section>
  )
}
