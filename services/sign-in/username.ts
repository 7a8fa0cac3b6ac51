/** The form in which usernames are stored and compared: nobody is locked out by a capital. */
export function comparableUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}
