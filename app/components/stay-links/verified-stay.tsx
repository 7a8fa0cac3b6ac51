import { verifiedStay } from '#content/verified-stay.ts'

/** On what came by a one-time link of the owner. */
export function VerifiedStay() {
  return (
    <span className="inline-flex items-center gap-1.5 text-sm font-semibold text-bluebonnet">
      <VerifiedIcon />
      {verifiedStay}
    </span>
  )
}

/** Drawn here: an icon of the library is larger. */
export function VerifiedIcon() {
  return (
    <svg aria-hidden viewBox="0 0 24 24" fill="currentColor" className="size-4 shrink-0">
      <path d="M12 1a11 11 0 1 0 0 22 11 11 0 0 0 0-22Zm-2 16-4-4 1.5-1.5L10 14l6.5-6.5L18 9Z" />
    </svg>
  )
}
