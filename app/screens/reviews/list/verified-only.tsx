import { useEffect, useRef } from 'react'
import { verifiedReviews } from '#content/verified-reviews.ts'

/** A box bound to the address. */
export function VerifiedOnly({ isChosen }: { isChosen: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.checked = isChosen
  }, [isChosen])
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        ref={box}
        type="checkbox"
        name="verified"
        value="1"
        defaultChecked={isChosen}
        className="tick size-5 shrink-0"
      />
      {verifiedReviews.only}
    </label>
  )
}
