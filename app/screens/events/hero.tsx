import { Car } from 'lucide-react'
import { eventsPage } from '#content/events.ts'
import { buttonClasses } from '../../components/button.tsx'
import { Picture } from '../../components/picture.tsx'
import { useAlbum, useDocument } from '../../documents.ts'

/** What the screen is about, how far the towns are, and a link past last year's scrapbook. */
export function Hero() {
  const { heading, lead, drives } = useDocument('events')
  const [picture] = useAlbum('events', 1)
  return (
    <header className="on-dusk bg-dusk text-on-dusk">
      <div className="wrap grid items-center gap-8 py-10 md:py-16 lg:grid-cols-[1.1fr_1fr] lg:gap-16">
        <div>
          <h1 className="sign text-title">{heading}</h1>
          <p className="mt-4 max-w-xl text-lead text-on-dusk-soft">{lead}</p>
          <ul className="mt-5 flex flex-wrap gap-2 md:gap-3">
            {drives.map((drive) => (
              <li
                key={drive}
                className="inline-flex items-center gap-2 rounded-full border border-lamp/60 px-3 py-1 text-[0.95rem] font-medium text-lamp md:px-4 md:py-1.5"
              >
                <Car aria-hidden className="size-4.5" />
                {drive}
              </li>
            ))}
          </ul>
          <div className="mt-7 flex flex-wrap gap-3">
            <a href="#browse-events" className={buttonClasses('primary')}>
              {eventsPage.jumps.upcoming}
            </a>
            <a href="#event-calendar" className={buttonClasses('on-dusk')}>
              {eventsPage.jumps.calendar}
            </a>
          </div>
        </div>
        {picture && (
          <Picture
            picture={picture}
            isFirst
            sizes="(min-width: 64rem) 36rem, 92vw"
            className="aspect-16/9 w-full rounded-lg object-cover lg:aspect-3/2"
          />
        )}
      </div>
    </header>
  )
}
