import { data } from 'react-router'
import { contact } from '#content/contact.ts'
import { notFound } from '#content/not-found.ts'
import { pageTitle, site } from '#content/site.ts'
import { ButtonLink } from '../../components/button.tsx'
import { ContactFacts } from '../../components/contact-facts.tsx'
import { Lost } from '../../components/lost.tsx'
import { ContactPage } from '../../components/contact-page.tsx'
import type { Route } from './+types/not-found'

/** On the server, so that the path is logged even when a link inside the site led here. */
export const loader = () => data(null, { status: 404 })

export const meta: Route.MetaFunction = () => [
  { title: pageTitle(site.unknownPath === 'contact' ? contact.title : notFound.heading) },
  { name: 'robots', content: 'noindex' },
]

/** The specification has two readings for an unknown path; `content/site.ts` chooses. */
export default function UnknownPath() {
  return site.unknownPath === 'contact' ? <ContactPage /> : <NotFound />
}

function NotFound() {
  return (
    <>
      <Lost code={notFound.code} heading={notFound.heading} text={notFound.hint}>
        <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
      </Lost>
      <section aria-label={contact.title} className="wrap pt-6">
        <p className="mb-8 text-lead">{notFound.contact}</p>
        <ContactFacts />
      </section>
    </>
  )
}
