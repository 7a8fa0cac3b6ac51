import { Mail, Phone } from 'lucide-react'
import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { site } from '#content/site.ts'

const link =
  'flex items-center gap-3 font-display text-xl font-bold underline-offset-4 hover:underline'

/** Telephone and e-mail beside a form, for those who would rather talk. */
export function ContactCard({ words }: { words: { heading: string; text: string } }) {
  return (
    <aside
      aria-labelledby="contact-card-heading"
      className="on-dusk min-w-0 rounded-lg bg-dusk p-6 wrap-anywhere text-on-dusk sm:p-8 lg:sticky lg:top-28"
    >
      <h2 id="contact-card-heading" className="sign text-2xl">
        {words.heading}
      </h2>
      <p className="mt-3 text-on-dusk-soft">{words.text}</p>
      <ul className="mt-6 grid gap-4 border-t border-on-dusk/25 pt-5">
        <li>
          <a className={link} href={site.phoneHref}>
            <Phone aria-hidden className="size-5 shrink-0 text-lamp" />
            {site.phone}
          </a>
        </li>
        <li>
          <a className={`${link} wrap-anywhere`} href={`mailto:${site.email}`}>
            <Mail aria-hidden className="size-5 shrink-0 text-lamp" />
            {site.email}
          </a>
        </li>
      </ul>
      <p className="mt-5 text-on-dusk-soft">{inquiryForm.promise}</p>
    </aside>
  )
}
