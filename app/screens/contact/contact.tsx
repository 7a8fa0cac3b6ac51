import { page } from '../../page.ts'
import { ContactPage } from '../../components/contact-page.tsx'

export { meta, shouldRevalidate } from '../../page.ts'

export const loader = page(async ({ document }) => ({
  ...(await document('contact')).search,
  path: '/contact',
  picture: 'contact',
}))

export default ContactPage
