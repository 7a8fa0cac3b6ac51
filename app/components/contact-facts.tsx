import type { ReactNode } from 'react'
import { contactLabels } from '#content/contact.ts'
import { useDocument, useFacts } from '../documents.ts'
import type { IconName } from '#contracts/site/shapes.ts'
import { FeatureIcon } from './feature-icon.tsx'

const link = 'font-display text-xl font-bold underline decoration-ember underline-offset-4'

/** Phone, email and address, each with a note, from the document 'contact'. */
export function ContactFacts() {
  const facts = useFacts()
  const { notes } = useDocument('contact')
  const { address } = facts
  return (
    <ul className="grid gap-8 md:grid-cols-3">
      <Fact icon="phone" label={contactLabels.phone} note={notes.phone}>
        <a className={link} href={facts.phoneHref}>
          {facts.phone}
        </a>
      </Fact>
      <Fact icon="mail" label={contactLabels.email} note={notes.email}>
        <a className={link} href={`mailto:${facts.email}`}>
          {facts.email}
        </a>
      </Fact>
      <Fact icon="map-pin" label={contactLabels.address} note={notes.address}>
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
  icon: IconName
  label: string
  note: string
  children: ReactNode
}

function Fact({ icon, label, note, children }: FactProps) {
  return (
    <li className="border-t-4 border-ember pt-5">
      <FeatureIcon name={icon} className="size-7 text-ember-ink" />
      <h2 className="eyebrow mt-3 text-soft">{label}</h2>
      <div className="mt-1">{children}</div>
      <p className="mt-2 text-soft">{note}</p>
    </li>
  )
}
