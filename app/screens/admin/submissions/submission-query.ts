import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { limits } from '#contracts/limits.ts'
import { nextSubmissionStatuses, type SubmissionStatus } from '#contracts/options.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { RequestError, sendOverHttp, type ApiKey } from '../../../queries.ts'
import { undoWords } from '#content/undo.ts'
import { listQuery } from '../list-query.ts'
import { offerUndo, showUndoFailure } from '../undo.ts'
import { showToast } from '../../../components/toast.ts'
import { contestFrom } from '../../../components/submissions/contest-from.ts'

/** Entries per status; `contestId` null for all contests. */
export function submissionCountsKey(contestId: string | null): ApiKey {
  const address = '/api/admin/submissions/counts'
  return [contestId === null ? address : `${address}?contestId=${contestId}`]
}

/** Entries of one status, twenty per page; `contestId` null for all contests. */
export function submissionsQuery(status: SubmissionStatus, contestId: string | null) {
  const query = new URLSearchParams({ status, limit: String(limits.pageSize) })
  if (contestId) query.set('contestId', contestId)
  const address = `/api/admin/submissions?${query}`
  return listQuery<AdminSubmission>([address], address)
}

/** Address of the CSV export. */
export function exportAddress(tab: EntryTab, contestId: string | null): string {
  const query = new URLSearchParams({
    ...(tab !== 'all' && { status: tab }),
    ...(contestId && { contestId }),
  })
  return `/api/admin/submissions/export.csv${query.size > 0 ? `?${query}` : ''}`
}

/** Every decision also changes the gallery, which the owner may open next. */
export function refreshSubmissions(client: QueryClient): Promise<unknown> {
  return client.invalidateQueries({
    predicate: ({ queryKey }) => /^\/api\/(admin\/)?submissions/.test(String(queryKey[0])),
  })
}

const decided = {
  pending: { title: 'Back to pending', description: 'The entry is no longer published.' },
  approved: { title: 'Entry approved', description: 'It’s now in the gallery.' },
  rejected: { title: 'Entry rejected', description: 'It won’t be published.' },
  winner: { title: 'Winner chosen', description: 'It’s now in the winners section.' },
  /** Approved again, no longer a winner. */
  demoted: { title: 'No longer a winner', description: 'The entry is still in the gallery.' },
  /** Approved, but the guest did not consent to publication. */
  notPublished: { title: 'Decision saved', description: 'The guest asked us not to publish it.' },
} as const

interface Decision {
  entry: AdminSubmission
  to: SubmissionStatus
}

/** Changes an entry's status; sends the one the owner saw, to protect others' decisions. */
export function useDecision() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ entry: { id, status }, to }: Decision) =>
      sendOverHttp('PATCH', `/api/admin/submissions/${id}/status`, { status: to, from: status }),
    onSuccess: (_, decision) => {
      const { entry, to } = decision
      const isReversible = nextSubmissionStatuses[to].includes(entry.status)
      showToast({
        ...decided[outcomeOf(entry, to)],
        ...(isReversible && { undo: offerUndo(() => undoDecision(client, decision)) }),
      })
    },
    onError: (error) => showToast({ ...failureOf(error), destructive: true }),
    onSettled: () => refreshSubmissions(client),
  })
}

/** Reverses a decision, unless another administrator has decided since. */
async function undoDecision(client: QueryClient, { entry, to }: Decision): Promise<void> {
  try {
    const change = { status: entry.status, from: to }
    await sendOverHttp('PATCH', `/api/admin/submissions/${entry.id}/status`, change)
    showToast(undoWords.done)
  } catch (error) {
    showUndoFailure(error)
  } finally {
    await refreshSubmissions(client)
  }
}

function outcomeOf({ consentToDisplay, status }: AdminSubmission, to: SubmissionStatus) {
  const wouldShow = to === 'approved' || to === 'winner'
  if (wouldShow && !consentToDisplay) return 'notPublished'
  return status === 'winner' && to === 'approved' ? 'demoted' : to
}

/** The server has the best reason: someone else was faster, or the step is not allowed. */
function failureOf(error: Error) {
  return {
    title: 'Error',
    description: error instanceof RequestError ? error.message : 'Failed to update the entry',
  }
}

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
