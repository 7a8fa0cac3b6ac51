import { ArrowRight } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { guideWords } from '#content/guide.ts'
import { ButtonLink } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { Section } from '../../components/section-head.tsx'
import { useDocument } from '../../documents.ts'
import type { BlockProps } from './block-parts.tsx'

export function Guides({ block }: BlockProps<'guides'>) {
  return <MoreGuides {...block} />
}

/** The way to the cabins. */
export function Closing({ block: { id, heading, text }, space }: BlockProps<'closing'>) {
  return (
    <section
      aria-labelledby={`${id}-heading`}
      className={classes('wrap', space, 'text-center print:hidden')}
    >
      <h2 id={`${id}-heading`} className="text-heading">
        {heading}
      </h2>
      <p className="mt-2 text-lead text-soft">{text}</p>
      <ButtonLink to={guideWords.cabins.to} className="mt-6">
        {guideWords.cabins.label}
      </ButtonLink>
    </section>
  )
}

interface MoreGuidesProps {
  id: string
  heading: string
  lead?: string | undefined
}

/** The other local guides as rows of a signpost. */
export function MoreGuides(props: MoreGuidesProps) {
  const { pathname } = useLocation()
  const links = useDocument('guide-list').filter(({ to }) => to !== pathname)
  if (links.length === 0) return null
  return (
    <Section {...props} className="wrap pt-20 print:hidden">
      <ul className="mt-6 grid gap-x-12 border-t-2 border-ink md:grid-cols-2">
        {links.map(({ name, label, description, to }) => (
          <li key={to} className="border-b border-line">
            <Link
              to={to}
              prefetch="intent"
              className="group flex items-center justify-between gap-4 py-4"
            >
              <span>
                <span className="eyebrow block text-ember-ink">{name}</span>
                <span className="block font-display text-xl font-bold underline-offset-4 group-hover:underline">
                  {label}
                </span>
                <span className="text-soft">{description}</span>
              </span>
              <ArrowRight
                aria-hidden
                className="size-6 shrink-0 transition-transform group-hover:translate-x-1"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
