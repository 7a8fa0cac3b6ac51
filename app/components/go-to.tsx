import { useEffect } from 'react'

interface GoToProps {
  href: string
  /** So that a guest who comes back finds the page as it was before. */
  onLeave: () => void
}

/** Stands in for what a link opens when its code cannot be fetched: follows the link. */
export function GoTo({ href, onLeave }: GoToProps) {
  useEffect(() => {
    onLeave()
    location.assign(href)
  }, [href, onLeave])
  return null
}
