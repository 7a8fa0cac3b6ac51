import { useEffect } from 'react'
import { isMoving } from '../is-moving.ts'

interface FollowLinkProps {
  href: string
  /** Resets the page, in case the guest comes back to it. */
  onLeave: () => void
}

/** Follows the link if the code of the dialog cannot be loaded, unless the guest has gone on. */
export function FollowLink({ href, onLeave }: FollowLinkProps) {
  useEffect(() => {
    onLeave()
    if (!isMoving()) location.assign(href)
  }, [href, onLeave])
  return null
}
