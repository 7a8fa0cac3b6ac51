import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { guideWords } from '#content/guide.ts'
import { useIsOn } from '../../documents.ts'

const look =
  'group inline-flex min-h-11 items-center gap-1.5 font-display font-bold text-ember-ink underline decoration-2 underline-offset-4 hover:decoration-4'

/** On to another page of ours; nothing while that is switched off. */
export function GuideLink({ to, children }: { to: string; children: ReactNode }) {
  const isOn = useIsOn()
  if (!isOn(to)) return null
  return (
    <Link to={to} prefetch="intent" className={look}>
      {children}
      <ArrowRight aria-hidden className="size-4.5 shrink-0" />
    </Link>
  )
}

/** To someone else's site, in a new tab that does not learn who opened it. */
export function ExternalLink({ url, children }: { url: string; children: ReactNode }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" className={look}>
      {children}
      <ArrowUpRight aria-hidden className="size-4.5 shrink-0" />
      <span className="sr-only"> {guideWords.opensNewTab}</span>
    </a>
  )
}
