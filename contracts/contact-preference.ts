/** Calling or texting requires a phone number, which is optional otherwise (section 5). */
export function needsPhone(contactPreference: string | null | undefined): boolean {
  return contactPreference === 'phone' || contactPreference === 'text'
}
