import { useMutation, useQueryClient } from '@tanstack/react-query'
import { adminSubmissions } from '#content/admin-submissions.ts'
import type { SubmissionStatus } from '#contracts/options.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { showToast } from '../../../components/toast.ts'
import { RequestError, sendOverHttp } from '../../../queries.ts'
import { refreshSubmissions } from './submission-query.ts'

const words = adminSubmissions

interface Decision {
  entry: AdminSubmission
  to: SubmissionStatus
}

/**
 * Takes an entry a step on. Says from where, so that what somebody else has decided in the meantime
 * stays; the lists are read again either way.
 */
export function useDecision() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ entry: { id, status }, to }: Decision) =>
      sendOverHttp('PATCH', `/api/admin/submissions/${id}/status`, { status: to, from: status }),
    onSuccess: (_, { entry, to }) => showToast(words.decided[outcomeOf(entry, to)]),
    onError: (error) => showToast({ ...failureOf(error), destructive: true }),
    onSettled: () => refreshSubmissions(client),
  })
}

function outcomeOf({ consentToDisplay, status }: AdminSubmission, to: SubmissionStatus) {
  const wouldShow = to === 'approved' || to === 'winner'
  if (wouldShow && !consentToDisplay) return 'unseen'
  return status === 'winner' && to === 'approved' ? 'lessened' : to
}

/** The server says best why it refused: that somebody else was faster, or that nothing leads there. */
function failureOf(error: Error) {
  const { title, description } = words.failed
  return { title, description: error instanceof RequestError ? error.message : description }
}
