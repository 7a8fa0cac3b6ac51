import { useEffect } from 'react'

interface FollowLinkProps {
  href: string
  /** So that a guest who comes back finds the page as it was before. */
  onLeave: () => void
}

/** Follows the link when the code for what it opens can't be fetched. */
export function FollowLink({ href, onLeave }: FollowLinkProps) {
  useEffect(() => {
    onLeave()
    location.assign(href)
  }, [href, onLeave])
  return null
}
