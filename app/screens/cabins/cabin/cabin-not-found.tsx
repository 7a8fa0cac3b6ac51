import { cabinPage } from '#content/cabin-page.ts'
import { ButtonLink } from '../../../components/button.tsx'
import { Lost } from '../../../components/lost.tsx'

const { notFound } = cabinPage

export function CabinNotFound() {
  return (
    <Lost heading={notFound.heading} text={notFound.text}>
      <ButtonLink to={notFound.home.to}>{notFound.home.label}</ButtonLink>
    </Lost>
  )
}
