import { useEffect, useRef } from 'react'
import { verifiedReviews } from '#content/verified-reviews.ts'

/** A box bound to the address. One ticked before hydration is ticked again, which is then heard. */
export function VerifiedOnly({ isChosen }: { isChosen: boolean }) {
  const box = useRef<HTMLInputElement>(null)
  const isNew = useRef(true)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const isEarly = isNew.current && current.checked !== current.defaultChecked
    isNew.current = false
    current.checked = isChosen
    if (isEarly) current.click()
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
