/** Where signing in leads when nothing else was asked for. */
export const adminStart = '/admin/dashboard'

const loginPage = '/admin/login'
const screen = /^\/admin\/(?!login)[a-z-]+(\/[a-z-]+)*(\?[\w=&%+.-]*)?$/

/** The address when it is one of a screen of the admin area, otherwise the dashboard. */
export function adminScreenOf(address: string | null): string {
  return address !== null && screen.test(address) ? address : adminStart
}

/** The login screen that leads back to where somebody was going. */
export function loginAddress(from: string): string {
  const next = adminScreenOf(from)
  return next === adminStart ? loginPage : `${loginPage}?${new URLSearchParams({ next })}`
}
