import type { Album, Picture as PictureData } from '#contracts/pictures.ts'
import type { BlockKind, BlockOf, Season } from '#contracts/site/guide-blocks.ts'
import { Picture } from '../../components/picture.tsx'
import { onPhones } from '../../components/picture-sizes.ts'
import { ArrowRight, ArrowUpRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { guideWords } from '#content/guide.ts'
import { useIsOn } from '../../documents.ts'

/** What each kind of block of a guide page is drawn from. */
export interface BlockProps<Kind extends BlockKind> {
  block: BlockOf<Kind>
  /** As many as the block shows, if the album has them. */
  pictures: Album
  /** Space above the block, as classes. */
  space: string
}

interface SampleNoteProps {
  entries: readonly { sample?: true | undefined }[]
  children: string
}

/** Tells guests about made-up entries for as long as there is one. */
export function SampleNote({ entries, children }: SampleNoteProps) {
  if (!entries.some((entry) => entry.sample)) return null
  return (
    <p className="mt-5 max-w-2xl border-l-4 border-lamp pl-4 text-base text-soft">{children}</p>
  )
}

/** A picture beside text, on wide screens half as wide as the page; paper does without it. */
export function SidePicture({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null
  return (
    <Picture
      picture={picture}
      sizes={`(min-width: 64rem) 38rem, ${onPhones('92vw')}`}
      className="aspect-4/3 w-full rounded-lg object-cover shadow-card print:hidden"
    />
  )
}

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

const { months } = guideWords

/** The year as a strip with the season on it; the note says the same in words. */
export function SeasonStrip({ season }: { season: Season }) {
  return (
    <figure>
      <figcaption>
        <strong className="eyebrow block text-bluebonnet">{season.label}</strong>
        <span className="mt-1 block text-lead font-medium">{season.note}</span>
      </figcaption>
      <div aria-hidden className="mt-5">
        <div className="relative h-9 overflow-hidden rounded-md border-2 border-edge bg-[repeating-linear-gradient(135deg,transparent_0_7px,var(--line)_7px_9px)]">
          <div
            className="absolute inset-y-0 border-edge bg-bluebonnet print:border-x-4"
            style={{ left: share(season.from - 1), width: share(season.to - season.from) }}
          />
        </div>
        <div className="mt-1.5 grid grid-cols-12 text-center text-xs font-medium text-soft sm:text-sm">
          {months.map((month, index) => (
            <span key={month} className={isIn(season, index + 1) ? 'font-bold text-ink' : ''}>
              {month}
            </span>
          ))}
        </div>
      </div>
    </figure>
  )
}

/** Of the year, for so many months. */
function share(count: number): string {
  return `${((count / months.length) * 100).toFixed(2)}%`
}

/** Whether some of the month, 1 to 12, belongs to the season. */
function isIn({ from, to }: Season, month: number): boolean {
  return from < month + 1 && to > month
}
