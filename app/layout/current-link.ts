import type { Link } from '#contracts/site/shapes.ts'

/** The guides open from the area guide, though their addresses do not say so. */
const guidesRoot = '/things-to-do'

/** For `aria-current`: 'page' for the page itself, true for the section it belongs to. */
export function currentLink(
  to: string,
  pathname: string,
  guides: readonly Link[],
): 'page' | true | undefined {
  if (pathname === to) return 'page'
  if (to === guidesRoot && guides.some((guide) => guide.to === pathname)) return true
  return to !== '/' && pathname.startsWith(`${to}/`) ? true : undefined
}
