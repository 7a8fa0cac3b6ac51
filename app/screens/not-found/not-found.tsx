import { contactLabels } from '#content/contact.ts'
import { notFound } from '#content/interface.ts'
import { ContactFacts, ContactPage } from '../../components/contact-page.tsx'
import { NotFound } from '../../components/not-found.tsx'
import { useFacts } from '../../documents.ts'
import { page } from '../../page.ts'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ document, facts }) => {
  await document('contact')
  return {
    name: facts.unknownPath === 'contact' ? contactLabels.title : notFound.heading,
    noindex: true,
    status: 404,
  }
})

/** The specification allows two readings for an unknown path; `facts` decides. */
export default function UnknownPath() {
  return useFacts().unknownPath === 'contact' ? <ContactPage /> : <PageNotFound />
}

function PageNotFound() {
  return (
    <>
      <NotFound {...notFound} />
      <section aria-label={contactLabels.title} className="wrap pt-6">
        <p className="mb-8 text-lead">{notFound.contact}</p>
        <ContactFacts />
      </section>
    </>
  )
}
