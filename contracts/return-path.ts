/** Default destination after signing in. */
export const adminStart = '/admin/dashboard'

const loginPage = '/admin/login'
const screen = /^\/admin\/(?!login)[a-z-]+(\/[a-z-]+)*(\?[\w=&%+.-]*)?$/

/** The address if it is an admin screen, otherwise the dashboard. */
export function adminScreenOf(address: string | null): string {
  return address !== null && screen.test(address) ? address : adminStart
}

/** The login screen's address, returning to `from` after signing in. */
export function loginAddress(from: string): string {
  const next = adminScreenOf(from)
  return next === adminStart ? loginPage : `${loginPage}?${new URLSearchParams({ next })}`
}
