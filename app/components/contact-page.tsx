import { contactLabels } from '#content/contact.ts'
import { ButtonLink } from './button.tsx'
import { PageHead } from './page-head.tsx'
import { useDocument, useFacts } from '../documents.ts'
import type { ReactNode } from 'react'
import type { IconName } from '#contracts/site/shapes.ts'
import { FeatureIcon } from './feature-icon.tsx'

export function ContactPage() {
  const { heading, lead, groups } = useDocument('contact')
  return (
    <>
      <PageHead eyebrow={contactLabels.title} heading={heading}>
        <p>{lead}</p>
      </PageHead>
      <div className="wrap pt-14 md:pt-20">
        <ContactFacts />
        {groups && (
          <section
            aria-labelledby="groups-heading"
            className="mt-16 items-center justify-between gap-10 rounded-lg bg-oak-wash p-7 md:p-10 lg:flex"
          >
            <div>
              <h2 id="groups-heading" className="text-heading">
                {groups.heading}
              </h2>
              <p className="mt-3 max-w-xl">{groups.text}</p>
            </div>
            <div className="flex shrink-0 flex-wrap gap-3 max-lg:mt-6">
              {contactLabels.groups.map(({ label, to }) => (
                <ButtonLink key={to} kind="secondary" to={to}>
                  {label}
                </ButtonLink>
              ))}
            </div>
          </section>
        )}
      </div>
    </>
  )
}

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
