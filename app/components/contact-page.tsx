import { contactLabels } from '#content/contact.ts'
import { ButtonLink } from './button.tsx'
import { ContactFacts } from './contact-facts.tsx'
import { PageHead } from './page-head.tsx'
import { useDocument } from '../documents.ts'

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
