import { Paragraphs } from '../../components/rich-text.tsx'
import { homeLabels } from '#content/home.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'
import { Picture } from '../../components/picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { useAlbum, useDocument } from '../../documents.ts'
import { onPhones } from '../../components/picture-sizes.ts'

/** What every cabin has, beside a picture with the rating badge. */
export function Intro() {
  const { intro } = useDocument('home')
  return (
    <section
      id="amenities"
      aria-labelledby="intro-heading"
      className="wrap grid items-center gap-10 pt-16 md:pt-24 lg:grid-cols-2 lg:gap-16"
    >
      <div>
        <SectionHead
          id="intro-heading"
          eyebrow={homeLabels.eyebrows.intro}
          heading={intro.heading}
        />
        <div className="mt-4 grid gap-3 text-lead text-soft">
          <Paragraphs texts={intro.paragraphs} />
        </div>
        <ul className="mt-8 grid gap-x-8 gap-y-6 sm:grid-cols-2">
          {intro.highlights.map(({ name, description, icon }) => (
            <li key={name} className="flex gap-3.5">
              <FeatureIcon name={icon} className="mt-1 size-6 shrink-0 text-oak" />
              <div>
                <h3 className="text-lg">{name}</h3>
                <p className="text-base text-soft">{description}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      <IntroPicture />
    </section>
  )
}

function IntroPicture() {
  const { ratingBadge } = useDocument('home').intro
  const [picture] = useAlbum('home-intro', 1)
  if (!picture) return null
  return (
    <div className="relative max-lg:order-first">
      <Picture
        picture={picture}
        sizes={`(min-width: 64rem) 38rem, ${onPhones('92vw')}`}
        className="aspect-4/3 w-full rounded-lg object-cover shadow-card"
      />
      {ratingBadge && (
        <p className="absolute -bottom-5 left-5 grid aspect-square min-w-32 place-content-center rounded-full border-4 border-paper bg-ember p-3 text-center text-on-ember">
          <strong className="sign block text-3xl leading-none">{ratingBadge.value}</strong>
          <span className="mx-auto mt-1 block max-w-24 text-xs leading-tight font-medium">
            {ratingBadge.label}
          </span>
        </p>
      )}
    </div>
  )
}
