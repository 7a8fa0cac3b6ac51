import { plainText } from '#contracts/rich-text.ts'
import { RichText } from '../../../components/rich-text.tsx'
import { counted, countBeds } from '#content/cabin-card.ts'
import { cabinPage } from '#content/cabin-page.ts'
import type { DetailedCabin } from '#contracts/site/cabins.ts'
import { FeatureIcon } from '../../../components/feature-icon.tsx'

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
      <div className="prose-width mt-4 grid gap-4 text-soft">
        {cabin.longDescription.map((paragraph) => (
          <p key={plainText(paragraph)}>
            <RichText text={paragraph} />
          </p>
        ))}
      </div>
      {isDrawn && <p className="mt-4 text-sm text-soft">{cabinPage.drawn(cabin.name)}</p>}
    </section>
  )
}
