import { eventWords } from '#content/events/events-page.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Lost } from '../../../components/lost.tsx'

const { notFound } = eventWords

export function EventNotFound() {
  return (
    <Lost heading={notFound.heading} text={notFound.text}>
      <ButtonLink to={notFound.events.to}>{notFound.events.label}</ButtonLink>
    </Lost>
  )
}
