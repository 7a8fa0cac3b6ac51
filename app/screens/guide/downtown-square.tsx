import { ButtonLink } from '../../components/button.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { GuideIcon } from './guide-icon.tsx'
import { GuideLink } from './guide-link.tsx'
import { guidePage } from './guide-page.ts'
import { LocalGuide } from './local-guide.tsx'
import { NamedList } from './named-list.tsx'
import { SidePicture } from './side-picture.tsx'
import { Story } from './story.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = guidePage('guide/downtown-square', 'an attraction')

export default function DowntownSquare() {
  const guide = useDocument('guide/downtown-square')
  const pictures = useAlbum('downtown-square')
  const { heart, tips, back } = guide
  return (
    <LocalGuide name="guide/downtown-square">
      <section
        aria-labelledby="heart-heading"
        className="wrap grid items-center gap-10 pt-16 md:pt-24 lg:grid-cols-[1.2fr_1fr] lg:gap-16"
      >
        <div>
          <Story id="heart-heading" story={heart} />
        </div>
        <SidePicture picture={pictures[1]} />
      </section>
      <Explore />
      <Recurring />
      <div className="wrap grid items-center gap-10 pt-20 lg:grid-cols-[1.2fr_1fr] lg:gap-16">
        <div>
          <NamedList id="tips-heading" heading={tips.heading} list={tips.list} />
          <ButtonLink to={back.to} className="mt-8 print:hidden">
            {back.label}
          </ButtonLink>
        </div>
        <SidePicture picture={pictures[2]} />
      </div>
    </LocalGuide>
  )
}

function Explore() {
  const { explore } = useDocument('guide/downtown-square')
  return (
    <section aria-labelledby="explore-heading" className="wrap pt-20">
      <SectionHead id="explore-heading" heading={explore.heading} />
      <ul className="mt-8 grid gap-10 md:grid-cols-3">
        {explore.parts.map(({ name, description, icon, link }) => (
          <li key={name} className="flex flex-col border-t-4 border-ink pt-5">
            <GuideIcon name={icon} className="size-8 text-ember-ink" />
            <h3 className="mt-3 text-xl">{name}</h3>
            <p className="mt-2 mb-2">{description}</p>
            <p className="mt-auto">
              <GuideLink to={link.to}>{link.label}</GuideLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What comes round again, torn from a calendar. */
function Recurring() {
  const { recurring } = useDocument('guide/downtown-square')
  return (
    <section
      aria-labelledby="recurring-heading"
      className="on-dusk mt-20 bg-dusk py-14 text-on-dusk md:py-20"
    >
      <div className="wrap">
        <SectionHead id="recurring-heading" heading={recurring.heading} />
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {recurring.events.map(({ name, when, detail, description }) => (
            <li
              key={name}
              className="overflow-hidden rounded-lg bg-card text-ink print:border-2 print:border-line"
            >
              <p className="bg-ember px-6 py-2.5 text-on-ember">
                <span className="sign text-xl">{when}</span>
              </p>
              <div className="p-6">
                <h3 className="text-xl">{name}</h3>
                <p className="font-display text-lg font-bold text-ember-ink">{detail}</p>
                <p className="mt-2 text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
