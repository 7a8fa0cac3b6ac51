import { Bath, BedDouble, Users } from 'lucide-react'
import { cabinPage } from '#content/cabin-page.ts'
import type { Cabin, CabinDetails } from '#contracts/cabins.ts'

interface WelcomeProps {
  cabin: Cabin
  details: CabinDetails
}

export function Welcome({ cabin, details }: WelcomeProps) {
  const rooms = [
    { icon: BedDouble, text: plural(cabin.bedrooms, 'bedroom') },
    { icon: Bath, text: plural(cabin.bathrooms, 'bathroom') },
    { icon: Users, text: `Sleeps ${cabin.sleeps}` },
  ]
  return (
    <section aria-labelledby="welcome-heading">
      <h2 id="welcome-heading" className="text-heading">
        {cabinPage.headings.welcome(cabin.name)}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-x-7 gap-y-2">
        {rooms.map(({ icon: Icon, text }) => (
          <li key={text} className="flex items-center gap-2 font-medium">
            <Icon aria-hidden className="size-5 text-oak" />
            {text}
          </li>
        ))}
      </ul>
      <p className="mt-6 text-lead">{cabin.description}</p>
      <div className="prose-width mt-4 grid gap-4 text-soft">
        {details.longDescription.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </section>
  )
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`
}
