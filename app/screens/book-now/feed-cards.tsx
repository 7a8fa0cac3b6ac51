import { ExternalLink } from 'lucide-react'
import { bookNowPage } from '#content/book-now.ts'
import { Badge, type BadgeTone } from '../../components/badge.tsx'
import type { KnownDays } from '../../components/availability/use-availability.ts'
import { buttonClasses } from '../../components/button.tsx'
import { classes } from '../../components/classes.ts'
import { useDocument, useFacts } from '../../documents.ts'
import type { ReactNode } from 'react'

const { feed, status } = bookNowPage

const tones: Record<KnownDays['kind'], BadgeTone> = {
  live: 'oak',
  looking: 'neutral',
  failed: 'danger',
  none: 'neutral',
}

/** The status of each part of booking; only what works is called working. */
export function StatusCard({ known }: { known: KnownDays }) {
  const { name: partner } = useFacts().bookingPartner
  const steps = known.kind === 'none' ? status.stepsWithoutFeed : status.steps
  const tone = tones[known.kind]
  return (
    <Card id="status-heading" heading={status.heading}>
      <div className="grid gap-x-14 gap-y-6 xl:grid-cols-2">
        <dl className="grid content-start gap-2.5">
          <Row name={status.names.feed} value={status.feed[known.kind]} tone={tone} />
          <Row name={status.names.calendar} value={status.calendar[known.kind]} tone={tone} />
          <Row name={status.names.partner} value={status.partner} tone="ember" />
        </dl>
        <div>
          <h3 className="text-lg">{status.howItWorks}</h3>
          <ol className="mt-2 grid list-decimal gap-1.5 pl-5 text-soft">
            {steps(partner).map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </Card>
  )
}

function Row({ name, value, tone }: { name: string; value: string; tone: BadgeTone }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <dt>{name}</dt>
      <dd>
        <Badge tone={tone}>{value}</Badge>
      </dd>
    </div>
  )
}

/** The feed itself: unavailable days, nothing about guests. */
export function FeedCard({ known }: { known: KnownDays }) {
  const { cabin } = useDocument('book-now')
  const { bookingPartner } = useFacts()
  return (
    <Card id="feed-heading" heading={feed.heading}>
      <p className="text-soft">
        {known.kind === 'none' ? feed.none(bookingPartner.name) : feed.text}
      </p>
      {known.kind === 'looking' && <p>{feed.looking}</p>}
      {known.kind === 'failed' && <p>{known.updatedAt === null ? feed.notYet : feed.notNow}</p>}
      {known.kind === 'live' && (
        <a
          href={`/api/availability/${cabin}/feed.ics`}
          target="_blank"
          rel="noopener"
          className={classes(buttonClasses('secondary'), 'justify-self-start')}
        >
          {feed.button}
          <ExternalLink aria-hidden className="size-4.5" />
          <span className="sr-only"> {feed.opens}</span>
        </a>
      )}
    </Card>
  )
}

interface CardProps {
  /** Labels the card with its heading for screen readers. */
  id: string
  heading: string
  /** Before the heading. */
  emblem?: ReactNode
  children: ReactNode
}

export function Card({ id, heading, emblem, children }: CardProps) {
  return (
    <section
      aria-labelledby={id}
      className="grid min-w-0 content-start gap-4 rounded-lg border border-line bg-card p-5 shadow-card md:p-7"
    >
      <h2 id={id} className="flex flex-wrap items-center gap-x-3 text-xl">
        {emblem}
        {heading}
      </h2>
      {children}
    </section>
  )
}
