import { contact } from '#content/contact.ts'
import aboutPictures from '#pictures/about.json'
import { originOf, pageMeta } from '../../components/meta.ts'
import type { Route } from './+types/contact'
import { ContactPage } from '../../components/contact-page.tsx'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta({
    ...contact.searchResult,
    path: '/contact',
    picture: aboutPictures[0],
    origin: originOf(matches),
  })

export default ContactPage
