import { useEffect, useEffectEvent } from 'react'
import { useStillHere } from './use-still-here.ts'

interface FollowLinkProps {
  href: string
  /** Resets the page, in case the guest comes back to it. */
  onLeave: () => void
}

/** Follows the link if the code of the dialog cannot be loaded, unless the guest has gone on. */
export function FollowLink({ href, onLeave }: FollowLinkProps) {
  const isStillHere = useStillHere()
  const follow = useEffectEvent(() => {
    onLeave()
    if (isStillHere()) location.assign(href)
  })
  useEffect(() => follow(), [href])
  return null
}
