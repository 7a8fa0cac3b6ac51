/** The honeypot field: hidden from people, filled in by programs. */
export const honeypotField = 'website'

/** Hidden from people and screen readers. */
export function Honeypot() {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Website
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
