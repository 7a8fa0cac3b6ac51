/** The field that people never see; programs fill it in. */
export const honeypotField = 'website'

/** Invisible to people and screen readers, tempting to programs. */
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
