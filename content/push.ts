/** The part of the account screen that turns them on. */
export const adminPush = {
  blocked: 'Notifications from this site are blocked in the browser’s settings.',
} as const
