/** The field that people never see; programs fill it in. */
export const trapField = 'website'

/** Invisible to people and screen readers, tempting to programs. */
export function Trap() {
  return (
    <div aria-hidden className="absolute -left-[200vw]">
      <label>
        Website
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
