import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { SectionHead } from '../../components/section-head.tsx'
import { useDocument, useIsOn } from '../../documents.ts'

interface MoreGuidesProps {
  heading: string
  lead?: string | undefined
  /** Path of the page that shows them: it does not lead to itself. */
  except?: string
}

/** The local guides as rows of a signpost. */
export function MoreGuides({ heading, lead, except }: MoreGuidesProps) {
  const isOn = useIsOn()
  const links = useDocument('guide/nearby').links.filter(
    ({ link }) => link.to !== except && isOn(link.to),
  )
  if (links.length === 0) return null
  return (
    <section aria-labelledby="more-guides" className="wrap pt-20 print:hidden">
      <SectionHead id="more-guides" heading={heading} lead={lead} />
      <ul className="mt-6 grid gap-x-12 border-t-2 border-ink md:grid-cols-2">
        {links.map(({ name, description, link }) => (
          <li key={link.to} className="border-b border-line">
            <Link
              to={link.to}
              prefetch="intent"
              className="group flex items-center justify-between gap-4 py-4"
            >
              <span>
                <span className="eyebrow block text-ember-ink">{name}</span>
                <span className="block font-display text-xl font-bold underline-offset-4 group-hover:underline">
                  {link.label}
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
    </section>
  )
}
