import { LoaderCircle } from 'lucide-react'
import { cabinPage } from '#content/cabin-page.ts'

export function CabinLoading() {
  return (
    <div role="status" className="wrap grid min-h-[70vh] place-content-center">
      <LoaderCircle aria-hidden className="size-12 text-ember motion-safe:animate-spin" />
      <span className="sr-only">{cabinPage.loading}</span>
    </div>
  )
}
