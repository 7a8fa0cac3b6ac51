import { classes } from '../classes.ts'
import type { ShownStay } from './shown-stay.ts'
import { VerifiedIcon } from './verified-stay.tsx'
import { stayParameter } from '#contracts/addresses.ts'

interface StayNoticeProps {
  stay: ShownStay
  className?: string
}

/** What the guest's link is good for, before anything is written. */
export function StayNotice({ stay: { isOpen, notice }, className }: StayNoticeProps) {
  return (
    <p
      className={classes(
        'flex items-center gap-3 rounded-md border p-4',
        isOpen ? 'border-oak/40 bg-oak-wash' : 'border-line bg-sunken',
        className,
      )}
    >
      {isOpen && <VerifiedIcon />}
      <span className="min-w-0 wrap-anywhere">{notice}</span>
    </p>
  )
}

/** Sends the link's token with a form; the server decides what it is good for. */
export function StayField({ stay }: { stay: ShownStay | null }) {
  return stay?.token ? <input type="hidden" name={stayParameter} value={stay.token} /> : null
}
