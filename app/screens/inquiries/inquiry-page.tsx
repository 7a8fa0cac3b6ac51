import { inquiryForm } from '#content/inquiry-forms.ts'
import { buttonClasses } from '../../components/button.tsx'
import { posterHeroSizes } from '../../components/poster-hero.tsx'
import { useFacts } from '../../documents.ts'
import { FeatureIcon } from '../../components/feature-icon.tsx'

/** The way from the hero to the form. */
export function ToForm({ label }: { label: string }) {
  return (
    <a href="#inquiry" className={`${buttonClasses('primary')} mt-7`}>
      {label}
    </a>
  )
}

/** The picture of its hero, for the declaration of the page. */
export function inquiryHeroOf(album: string) {
  return { picture: album, firstPicture: { album, sizes: posterHeroSizes } }
}

interface NamedListProps {
  list: readonly { name: string; description: string }[]
}

/** Names with a line each, set like a program on a door. */
export function NamedList({ list }: NamedListProps) {
  return (
    <ul className="mt-8 grid gap-x-12 sm:grid-cols-2 lg:gap-x-20">
      {list.map(({ name, description }) => (
        <li key={name} className="border-t-2 border-line py-4">
          <h3 className="sign text-xl leading-tight">{name}</h3>
          <p className="mt-1 text-soft">{description}</p>
        </li>
      ))}
    </ul>
  )
}

const link =
  'flex min-h-11 items-center gap-3 font-display text-xl font-bold underline-offset-4 hover:underline'

/** Phone and email beside a form, for those who would rather talk. */
export function ContactCard({ words }: { words: { heading: string; text: string } }) {
  const { phone, phoneHref, email } = useFacts()
  return (
    <aside
      aria-labelledby="contact-card-heading"
      className="on-dusk min-w-0 rounded-lg bg-dusk p-6 wrap-anywhere text-on-dusk sm:p-8 lg:sticky lg:max-xl:p-6 lg:top-28"
    >
      <h2 id="contact-card-heading" className="sign text-xl">
        {words.heading}
      </h2>
      <p className="mt-3 text-on-dusk-soft">{words.text}</p>
      <ul className="mt-6 grid gap-1 border-t border-on-dusk/25 pt-4">
        <li>
          <a className={link} href={phoneHref}>
            <FeatureIcon name="phone" className="size-5 shrink-0 text-lamp" />
            {phone}
          </a>
        </li>
        <li>
          <a
            className={`${link} wrap-anywhere max-sm:text-base lg:max-xl:text-base`}
            href={`mailto:${email}`}
          >
            <FeatureIcon name="mail" className="size-5 shrink-0 text-lamp" />
            {email}
          </a>
        </li>
      </ul>
      <p className="mt-5 text-on-dusk-soft">{inquiryForm.promise}</p>
    </aside>
  )
}
