import { useEffect } from 'react'

interface FollowLinkProps {
  href: string
  /** Resets the page, in case the guest comes back to it. */
  onLeave: () => void
}

/** Follows the link if the code of the dialog cannot be loaded. */
export function FollowLink({ href, onLeave }: FollowLinkProps) {
  useEffect(() => {
    onLeave()
    location.assign(href)
  }, [href, onLeave])
  return null
}
