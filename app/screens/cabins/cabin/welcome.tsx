import { Paragraphs } from '../../../components/rich-text.tsx'
import { counted, countBeds } from '#content/cabin-card.ts'
import { cabinPage } from '#content/cabin-page.ts'
import type { DetailedCabin, Cabin } from '#contracts/site/cabins.ts'
import { FeatureIcon } from '../../../components/feature-icon.tsx'
import { classes } from '../../../components/classes.ts'
import { FoldOnPhones, foldedOnPhones } from '../../../components/fold-on-phones.tsx'
import { useDocument } from '../../../documents.ts'

interface WelcomeProps {
  cabin: DetailedCabin
  /** Whether its pictures are drawings. */
  isDrawn: boolean
}

export function Welcome({ cabin, isDrawn }: WelcomeProps) {
  const beds = countBeds(cabin.beds)
  const rooms = [
    { icon: 'door-open', text: counted(cabin.bedrooms, 'bedroom') },
    { icon: 'bed-double', text: counted(beds, 'bed') },
    { icon: 'bath', text: counted(cabin.bathrooms, 'bathroom') },
    { icon: 'users', text: `Sleeps ${cabin.sleeps}` },
  ] as const
  return (
    <section id="about" aria-labelledby="welcome-heading" className="scroll-mt-16">
      <h2 id="welcome-heading" className="text-heading">
        {cabinPage.headings.welcome(cabin.name)}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-2 max-sm:grid max-sm:grid-cols-2">
        {rooms.map(({ icon, text }) => (
          <li key={text} className="flex items-center gap-2 font-medium">
            <FeatureIcon name={icon} className="size-5 text-oak" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-lead">{cabin.description}</p>
      <div className="max-w-2xl mt-4 grid gap-4 text-soft">
        <Paragraphs texts={cabin.longDescription} />
      </div>
      {isDrawn && <p className="mt-4 text-sm text-soft">{cabinPage.drawn(cabin.name)}</p>}
    </section>
  )
}

export function Amenities({ cabin }: { cabin: Cabin }) {
  return (
    <section id="amenities" aria-labelledby="amenities-heading" className="group/fold scroll-mt-16">
      <h2 id="amenities-heading" className="text-heading">
        {cabinPage.headings.amenities}
      </h2>
      <ul className="mt-6 grid gap-x-4 gap-y-4 max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,9.25rem),1fr))] max-md:group-has-open/fold:grid-cols-1 md:grid-cols-2 md:gap-x-8 md:gap-y-5">
        {cabin.amenities.map((name) => (
          <Amenity key={name} name={name} />
        ))}
      </ul>
      <div className="mt-5 md:hidden">
        <FoldOnPhones label={cabinPage.folds.amenities} />
      </div>
    </section>
  )
}

function Amenity({ name }: { name: string }) {
  const known = useDocument('stay').amenities.find((amenity) => amenity.name === name)
  return (
    <li className="flex gap-3.5">
      {known && <FeatureIcon name={known.icon} className="mt-0.5 size-6 shrink-0 text-oak" />}
      <div>
        <p className="font-semibold">{name}</p>
        {known && (
          <p className={classes('text-base text-soft', foldedOnPhones)}>{known.description}</p>
        )}
      </div>
    </li>
  )
}
