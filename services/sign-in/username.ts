/** How usernames are stored and compared: ignoring case. */
export function comparableUsername(username: string): string {
  return username.trim().normalize('NFKC').toLowerCase()
}
