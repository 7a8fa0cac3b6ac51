/** Each may do what the next one may. */
export const roles = ['owner', 'manager', 'moderator'] as const
export type Role = (typeof roles)[number]

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text)
}

/**
 * The least role that may use what is below `/admin` and `/api/admin`, by the beginning of the
 * address, for all methods or one. The longest match counts. What has no line is for owners only,
 * and fails a test.
 */
const permissions: Readonly<Record<string, Role>> = {
  // Everyone's own.
  dashboard: 'moderator',
  account: 'moderator',
  verify: 'moderator',
  logout: 'moderator',
  'logout-everywhere': 'moderator',
  password: 'moderator',
  sessions: 'moderator',
  proof: 'moderator',
  'second-factors': 'moderator',
  push: 'moderator',

  reviews: 'moderator',
  submissions: 'moderator',
  'DELETE submissions': 'owner',
  winners: 'moderator',
  inquiries: 'moderator',
  // Only of what the role may see (services/search/).
  search: 'moderator',

  contests: 'manager',
  // The list of entries names their contests.
  'GET /api/admin/contests': 'moderator',
  'reply-templates': 'manager',
  prizes: 'manager',
  site: 'manager',
  cabins: 'manager',
  pictures: 'manager',
  'stay-links': 'manager',
  outbox: 'manager',
  calendars: 'manager',
  visits: 'manager',
  guests: 'manager',
  'guest-data': 'manager',
  'DELETE guest-data': 'owner',

  people: 'owner',
  activity: 'owner',
  launch: 'owner',
}

/** Error messages of what an administrator may not do, or not yet. */
export const refusalMessages = {
  'initial password': 'Please choose a password of your own first.',
  'no second factor': 'Please set up a passkey or an app first.',
  role: 'Your role doesn’t include this. Please ask an owner.',
  'not proven': 'Please confirm that it’s you first.',
} as const

/** Whether there is a line for an address or route pattern. */
export function hasPermission(method: string, path: string): boolean {
  return leastRole(method, path) !== undefined
}

/** Whether a role may request an address, or a route by its pattern. */
export function mayUse(role: Role, method: string, path: string): boolean {
  return includes(role, leastRole(method, path) ?? 'owner')
}

/** Whether a role may do what another one may. */
export function includes(role: Role, other: Role): boolean {
  return roles.indexOf(role) <= roles.indexOf(other)
}

/** Whether a role may open an admin screen. */
export function mayOpen(role: Role, screen: string): boolean {
  return mayUse(role, 'GET', screen)
}

/** What comes after the root. */
export function placeOf(address: string): string {
  return address.replace(/^(\/api)?\/admin\/?/, '')
}

function leastRole(method: string, path: string): Role | undefined {
  const [address = ''] = path.split('?')
  const verb = method === 'HEAD' ? 'GET' : method
  const exact = permissions[`${verb} ${address}`]
  if (exact) return exact
  const parts = placeOf(address).split('/')
  for (let length = parts.length; length > 0; length -= 1) {
    const place = parts.slice(0, length).join('/')
    const role = permissions[`${verb} ${place}`] ?? permissions[place]
    if (role) return role
  }
  return undefined
}
