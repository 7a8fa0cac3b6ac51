import { contestFrom } from '../../../components/submissions/contest-from.ts'

export const tabs = ['all', 'pending', 'approved', 'winner', 'rejected'] as const
export type EntryTab = (typeof tabs)[number]

const root = '/admin/submissions'

/** The addresses of section 2; the other tabs are in the query of the first. */
const addresses: Readonly<Partial<Record<string, string>>> = {
  all: root,
  approved: `${root}/approved`,
  winner: '/admin/winners',
}

/** The tab and contest in an address; anything unknown is ignored. */
export function choiceFrom(pathname: string, search: URLSearchParams) {
  const path = pathname.replace(/\/$/, '')
  const named = path === root ? search.get('status') : null
  const tab =
    tabs.find((each) => each !== 'all' && addresses[each] === path) ??
    tabs.find((each) => each === named) ??
    'all'
  return { tab, contestId: contestFrom(search) }
}

/** Links to a tab and keeps the contest. */
export function addressOf(tab: string, contestId: string | null): string {
  const path = addresses[tab]
  const query = new URLSearchParams({
    ...(path === undefined && { status: tab }),
    ...(contestId !== null && { contestId }),
  })
  return query.size === 0 ? (path ?? root) : `${path ?? root}?${query}`
}
