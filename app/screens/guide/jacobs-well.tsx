import { SectionHead } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { BringAndAsk } from './bring-and-ask.tsx'
import { ExternalLink } from './guide-link.tsx'
import { guidePage } from './guide-page.ts'
import { LocalGuide } from './local-guide.tsx'
import { SeasonStrip } from './season-strip.tsx'
import { SidePicture } from './side-picture.tsx'
import { Story } from './story.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = guidePage('guide/jacobs-well', 'an attraction')

export default function JacobsWell() {
  const guide = useDocument('guide/jacobs-well')
  const pictures = useAlbum('jacobs-well')
  const { story, bring, questions, official } = guide
  return (
    <LocalGuide name="guide/jacobs-well">
      <Rules />
      <section
        aria-labelledby="story-heading"
        className="wrap grid items-center gap-10 pt-20 lg:grid-cols-2 lg:gap-16"
      >
        <SidePicture picture={pictures[1]} />
        <div>
          <Story id="story-heading" story={story} />
          <p className="mt-4">
            <ExternalLink url={official.url}>{official.label}</ExternalLink>
          </p>
        </div>
      </section>
      <BringAndAsk bring={bring} questions={questions} />
    </LocalGuide>
  )
}

/** The rules as the park's own signs say them, over the strip of the year. */
function Rules() {
  const guide = useDocument('guide/jacobs-well')
  const { rules } = guide
  return (
    <section aria-labelledby="rules-heading" className="wrap pt-16 md:pt-24">
      <SectionHead id="rules-heading" heading={rules.heading} lead={rules.lead} />
      <ol className="mt-8 grid gap-5 md:grid-cols-3">
        {rules.list.map(({ name, description }, index) => (
          <li
            key={name}
            className="flex flex-col rounded-lg border-4 border-bluebonnet bg-card p-6 last:border-danger"
          >
            <span
              aria-hidden
              className="sign text-3xl text-bluebonnet in-[li:last-child]:text-danger"
            >
              {index + 1}
            </span>
            <h3 className="sign mt-3 text-xl leading-tight">{name}</h3>
            <p className="mt-3">{description}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12">
        <SeasonStrip season={guide.season} />
      </div>
    </section>
  )
}
