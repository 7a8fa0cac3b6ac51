import { Mail, MapPin, Phone, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { contact } from '#content/contact.ts'
import { site } from '#content/site.ts'

const { address } = site
const link = 'font-display text-xl font-bold underline decoration-ember underline-offset-4'

/** Telephone, e-mail and address, each with what it is good for. */
export function ContactFacts() {
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      <Fact icon={Phone} {...contact.phone}>
        <a className={link} href={site.phoneHref}>
          {site.phone}
        </a>
      </Fact>
      <Fact icon={Mail} {...contact.email}>
        <a className={link} href={`mailto:${site.email}`}>
          {site.email}
        </a>
      </Fact>
      <Fact icon={MapPin} {...contact.address}>
        <address className="font-display text-xl leading-snug font-bold not-italic">
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </address>
      </Fact>
    </ul>
  )
}

interface FactProps {
  icon: LucideIcon
  label: string
  note: string
  children: ReactNode
}

function Fact({ icon: Icon, label, note, children }: FactProps) {
  return (
    <li className="border-t-4 border-ember pt-5">
      <Icon aria-hidden className="size-7 text-ember-ink" />
      <h2 className="eyebrow mt-3 text-soft">{label}</h2>
      <div className="mt-1">{children}</div>
      <p className="mt-2 text-soft">{note}</p>
    </li>
  )
}
