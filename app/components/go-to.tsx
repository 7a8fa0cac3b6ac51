import { useEffect } from 'react'

interface GoToProps {
  href: string
  /** So that a guest who comes back finds the page as it was before. */
  onLeave: () => void
}

/** Follows the link when the code for what it opens can't be fetched. */
export function GoTo({ href, onLeave }: GoToProps) {
  useEffect(() => {
    onLeave()
    location.assign(href)
  }, [href, onLeave])
  return null
}
