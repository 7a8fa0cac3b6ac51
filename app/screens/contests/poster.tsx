import type { ReactNode } from 'react'
import { contestPage } from '#content/contest.ts'
import type { ActiveContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/admin-contest-messages.ts'
import { buttonClasses, ButtonLink } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { Picture } from '../../components/picture.tsx'
import { useAlbum, useDocument, useFacts } from '../../documents.ts'
import { onPhones, type Sizes } from '../../components/picture-sizes.ts'
import { closingOf } from '../../components/contests/closing.ts'
import { titleBesideValue, dollars } from '../../components/contests/prize-value.ts'

/** The open contest, like a poster on a park's notice board. */
export function Poster({ contest }: { contest: ActiveContest }) {
  return (
    <Sheet
      heading={contest.title}
      strip={<PosterStrip contest={contest} />}
      stamp={<DaysLeft days={contest.daysLeft} />}
    >
      <p className="wrap-anywhere whitespace-pre-line text-lead text-on-dusk-soft">
        {contest.description}
      </p>
      <Ways>
        <ButtonLink to={contestPage.submit.to}>{contestPage.submit.label}</ButtonLink>
        <ButtonLink kind="on-dusk" to={contestPage.gallery.to}>
          {contestPage.gallery.label}
        </ButtonLink>
      </Ways>
    </Sheet>
  )
}

/** Between two contests. */
export function IdlePoster() {
  const { text, gallery } = contestPage.none
  return (
    <Sheet heading={contestMessages.noneActive}>
      <p className="text-lead text-on-dusk-soft">{text}</p>
      <Ways>
        <ButtonLink kind="on-dusk" to={gallery.to}>
          {gallery.label}
        </ButtonLink>
      </Ways>
    </Sheet>
  )
}

/** If it is unknown whether there is one. A plain link: it works without scripts too. */
export function FailedPoster() {
  const { heading } = useDocument('contest')
  const { text, retry } = contestPage.failed
  return (
    <Sheet heading={heading}>
      <p role="alert" className="text-lead text-on-dusk-soft">
        {text}
      </p>
      <Ways>
        <a href="/contest" className={buttonClasses('on-dusk')}>
          {retry}
        </a>
      </Ways>
    </Sheet>
  )
}

interface SheetProps {
  heading: string
  /** The content at the bottom of the sheet. */
  strip?: ReactNode
  /** A sticker on its picture. */
  stamp?: ReactNode
  children: ReactNode
}

/** A printed sheet: lettering beside its picture, inside a margin and a hairline. */
function Sheet({ heading, strip, stamp, children }: SheetProps) {
  const { heading: eyebrow } = useDocument('contest')
  return (
    <div className="on-dusk bg-dusk text-on-dusk">
      <div className="wrap py-6 md:py-12">
        <div className="rounded-lg bg-dusk-2 p-3 shadow-float ring-1 ring-lamp/40 ring-inset md:p-5">
          <div className="overflow-hidden rounded border-2 border-lamp/70">
            <div className="grid lg:grid-cols-[1.15fr_1fr]">
              <Scene stamp={stamp} />
              <div className="grid content-center gap-5 px-5 py-8 sm:px-8 lg:px-12 lg:py-16">
                <p className="eyebrow text-lamp">{eyebrow}</p>
                <h1
                  className={classes(
                    'sign wrap-anywhere',
                    heading.length > 40 ? 'text-title' : 'text-hero',
                  )}
                >
                  {heading}
                </h1>
                {children}
              </div>
            </div>
            {strip}
          </div>
        </div>
      </div>
    </div>
  )
}

/** On wide screens it is as high as the text beside it. */
const sceneSizes: Sizes = (shape) =>
  `(min-width: 64rem) max(36rem, ${(39 * shape).toFixed(1)}rem), ${onPhones('92vw')}`

function Scene({ stamp }: { stamp: ReactNode }) {
  const [picture] = useAlbum('contest', 1)
  return (
    <div className="relative min-h-44 bg-dusk-3 md:min-h-56 lg:order-last">
      {picture && (
        <Picture
          picture={picture}
          alt=""
          isFirst
          sizes={sceneSizes}
          className="absolute inset-0 size-full object-cover object-[50%_70%]"
        />
      )}
      {stamp}
    </div>
  )
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="mt-1 flex flex-wrap gap-3">{children}</div>
}

/** How long the contest stays open, as a stamp on the poster. `days`: 0 on the last day. */
function DaysLeft({ days }: { days: number }) {
  const { value, unit } = days === 0 ? contestPage.lastDay : contestPage.daysLeft(days)
  return (
    <p className="absolute top-4 left-4 grid size-28 -rotate-12 place-content-center rounded-full bg-lamp text-center text-on-lamp shadow-float md:top-8 md:left-8 md:size-40">
      <span
        aria-hidden
        className="absolute inset-1.5 rounded-full border-2 border-dashed border-on-lamp/70"
      />
      <span className="sign text-3xl leading-none md:text-4xl">{value}</span>{' '}
      <span className="eyebrow">{unit}</span>
    </p>
  )
}

/** The bottom of the poster: prizes and closing date. */
function PosterStrip({ contest }: { contest: ActiveContest }) {
  const { endDate } = contest
  const closing = closingOf(endDate, useFacts().timeZone)
  const best = contest.prizes.toSorted((one, other) => other.value - one.value)[0]
  return (
    <ul className="grid gap-px bg-on-lamp/30 text-on-lamp sm:grid-cols-[1fr_1.6fr]">
      {best && (
        <Cell large={dollars(best.value)}>
          <span className="wrap-anywhere">{titleBesideValue(best.title, best.value)}</span>
        </Cell>
      )}
      <Cell large={contestPage.closes(closing.isWholeDay)}>
        <time dateTime={endDate}>{closing.text}</time>
      </Cell>
    </ul>
  )
}

function Cell({ large, children }: { large: string; children: ReactNode }) {
  return (
    <li className="grow bg-lamp px-5 py-4 sm:px-8">
      <span className="sign block text-2xl">{large}</span>
      <span className="block font-medium">{children}</span>
    </li>
  )
}
