import {
  useIsMutating,
  useMutation,
  useQueryClient,
  type MutationFilters,
  type QueryClient,
} from '@tanstack/react-query'
import { moderationMessages, type Message } from '#contracts/messages.ts'
import type { AdminReview } from '#contracts/reviews.ts'
import { undoWords } from '#content/undo.ts'
import { showToast } from '../../../components/toast.ts'
import { conflictIn, sendOverHttp } from '../../../queries.ts'
import { tryEach, type Tried } from '../try-each.ts'
import { reserveUndo, showUndoFailure } from '../undo.ts'
import { decisionKey, moderationKey, refreshReviews } from './moderation-query.ts'
import { showDecided } from './show-decided.ts'

interface Decisions {
  reviews: readonly AdminReview[]
  isApproved: boolean
}

/** Whether a decision on a review is being sent: the next would be refused as a change to it. */
export function useIsDeciding(id: string): boolean {
  return useIsMutating(decisionsOn(id)) > 0
}

function decisionsOn(id: string): MutationFilters {
  return {
    mutationKey: decisionKey,
    predicate: ({ state }) =>
      (state.variables as Decisions).reviews.some((review) => review.id === id),
  }
}

function send({ id, status }: AdminReview, isApproved: boolean): Promise<Response> {
  return sendOverHttp('PATCH', `/api/admin/reviews/${id}/approve`, { isApproved, from: status })
}

/** Approves or rejects: the lists change right away, and back if the server rejects it. */
export function useDecision() {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: decisionKey,
    mutationFn: ({ reviews: [review], isApproved }: OneDecision) => send(review, isApproved),
    onMutate: async ({ reviews: [review], isApproved }) => {
      const undo = reserveUndo()
      await client.cancelQueries({ queryKey: moderationKey })
      return { undo, takeBack: showDecided(client, review, isApproved) }
    },
    onSuccess: (_, { reviews: [review], isApproved }, { undo }) =>
      showToast({
        ...decisionToast(review, isApproved),
        undo: undo.offer(() => undoDecisions(client, [{ review, isApproved }])),
      }),
    onError: (error, _, context) => {
      context?.undo.release()
      context?.takeBack()
      const { title, description } = moderationMessages.updateFailed
      showToast({ title, description: conflictIn(error) ?? description, destructive: true })
    },
    onSettled: () => refreshAfter(client),
  })
  return (review: AdminReview, isApproved: boolean) => {
    if (client.isMutating(decisionsOn(review.id)) === 0) mutate({ reviews: [review], isApproved })
  }
}

interface OneDecision extends Decisions {
  reviews: readonly [AdminReview]
}

/** Decides on several reviews in turn; one toast offers to undo all that succeeded. */
export function useDecisions() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: decisionKey,
    mutationFn: ({ reviews, isApproved }: Decisions) =>
      tryEach(reviews, (review) => send(review, isApproved)),
    onMutate: () => ({ undo: reserveUndo() }),
    onSuccess: (tried, { isApproved }, { undo }) => {
      const done = tried.done.map((review) => ({ review, isApproved }))
      for (const { review } of done) showDecided(client, review, isApproved)
      if (done.length === 0) undo.release()
      showToast({
        ...decisionsToast(tried, isApproved),
        ...(tried.error && { destructive: true }),
        ...(done.length > 0 && { undo: undo.offer(() => undoDecisions(client, done)) }),
      })
    },
    onSettled: () => refreshAfter(client),
  })
}

/** Waits for no answer: until then, the decision would count as one that is still being sent. */
function refreshAfter(client: QueryClient): void {
  void refreshReviews(client, 1)
}

/** Toast of several decisions, some of which may have failed. */
function decisionsToast({ done, failed, error }: Tried<AdminReview>, isApproved: boolean): Message {
  if (!error)
    return {
      title: isApproved ? 'Reviews Approved' : 'Reviews Rejected',
      description: done.length === 1 ? '1 review' : `${done.length} reviews`,
    }
  const { title, description } = moderationMessages.updateFailed
  const reason = conflictIn(error) ?? description
  if (done.length === 0) return { title, description: reason }
  const decided = isApproved ? 'approved' : 'rejected'
  return {
    title: `Not all reviews ${decided}`,
    description: `${done.length} ${decided}. ${failed.length} ${failed.length === 1 ? 'was' : 'were'} not: ${reason}`,
  }
}

/** Toast of a decision (specification, section 8). */
export function decisionToast(
  { allowPublic }: Pick<AdminReview, 'allowPublic'>,
  isApproved: boolean,
): Message {
  if (!isApproved) return moderationMessages.rejected
  return allowPublic
    ? moderationMessages.approved
    : {
        title: 'Review Approved',
        description: 'The guest asked us not to publish it, so it stays off the website',
      }
}

const approvalOf = { pending: null, approved: true, rejected: false } as const

interface Decision {
  review: AdminReview
  isApproved: boolean
}

/** Reverses decisions, except those that another administrator has changed since. */
async function undoDecisions(client: QueryClient, decisions: readonly Decision[]): Promise<void> {
  const { done, failed, error } = await tryEach(decisions, ({ review, isApproved }) =>
    sendOverHttp('PATCH', `/api/admin/reviews/${review.id}/approve`, {
      isApproved: approvalOf[review.status],
      from: isApproved ? 'approved' : 'rejected',
    }),
  )
  if (!error) showToast(undoWords.done)
  else if (done.length === 0) showUndoFailure(error)
  else {
    const reason = conflictIn(error) ?? undoWords.failed.description
    showToast({
      title: 'Not everything undone',
      description: `${done.length} undone. ${failed.length} ${failed.length === 1 ? 'was' : 'were'} not: ${reason}`,
      destructive: true,
    })
  }
  await refreshReviews(client)
}
