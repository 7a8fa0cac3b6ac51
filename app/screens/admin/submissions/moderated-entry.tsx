import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { nextSubmissionStatuses, type SubmissionStatus } from '#contracts/options.ts'
import type { AdminSubmission } from '#contracts/submissions.ts'
import { Badge, type BadgeTone } from '../../../components/badge.tsx'
import { VerifiedStay } from '../../../components/stay-links/verified-stay.tsx'
import { Confirm, DeleteButton } from '../confirm.tsx'
import { contestsQuery } from '../contests/contests-query.ts'
import { DecisionButton } from '../decision-button.tsx'
import { useMay } from '../use-may.ts'
import { EntryFacts, EntryFiles, EntryHistory, entryStatuses } from './entry-details.tsx'
import { refreshSubmissions } from './submission-query.ts'
import { WinnerCare } from './winner-care.tsx'

const stepNames: Readonly<Record<SubmissionStatus, string>> = {
  pending: 'Back to pending',
  approved: 'Approve',
  rejected: 'Reject',
  winner: 'Make winner',
}

const tones: Readonly<Record<SubmissionStatus, BadgeTone>> = {
  pending: 'ember',
  approved: 'oak',
  rejected: 'danger',
  winner: 'lamp',
}

interface ModeratedEntryProps {
  entry: AdminSubmission
  /** While a decision is being saved, the next has to wait. */
  isDeciding: boolean
  onDecide: (to: SubmissionStatus) => void
}

/** An entry with everything the guest sent, and the decisions available. */
export function ModeratedEntry({ entry, isDeciding, onDecide }: ModeratedEntryProps) {
  return (
    <article
      aria-label={entry.guestName}
      className="min-w-0 rounded-lg border border-line bg-card p-5 shadow-card md:p-6"
    >
      <Head entry={entry} />
      <div className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
        <EntryFiles entry={entry} />
        <div className="min-w-0 grow basis-80">
          <p className="max-w-3xl wrap-anywhere whitespace-pre-line">{entry.description}</p>
          <EntryFacts entry={entry} />
          {entry.history.length > 0 && <EntryHistory entry={entry} />}
          <Steps entry={entry} isDeciding={isDeciding} onDecide={onDecide} />
          {entry.status === 'winner' && <WinnerCare entry={entry} />}
        </div>
      </div>
    </article>
  )
}

function Steps({ entry, isDeciding, onDecide }: ModeratedEntryProps) {
  const { status } = entry
  const [isChoosing, setChoosing] = useState(false)
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      {nextSubmissionStatuses[status].map((to, index) => (
        <DecisionButton
          key={to}
          kind={index === 0 && status !== 'winner' ? 'primary' : 'secondary'}
          isResting={isDeciding}
          onDecide={() => (to === 'winner' ? setChoosing(true) : onDecide(to))}
        >
          {status === 'winner' && to === 'approved' ? 'No longer a winner' : stepNames[to]}
        </DecisionButton>
      ))}
      <DeleteEntry entry={entry} />
      {isChoosing && (
        <ChooseWinner
          entry={entry}
          onYes={() => {
            setChoosing(false)
            onDecide('winner')
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  )
}

interface ChooseWinnerProps {
  entry: AdminSubmission
  onYes: () => void
  onClose: () => void
}

/** Guests see a winner at once, perhaps long before the contest ends. */
function ChooseWinner({ entry, onYes, onClose }: ChooseWinnerProps) {
  const { data: contests } = useQuery(contestsQuery)
  const contest = contests?.find(({ id }) => id === entry.contestId)
  const [now] = useState(() => Date.now())
  const daysLeft = Math.ceil((Date.parse(contest?.endDate ?? '') - now) / dayMs)
  const text = `Guests will see ${entry.guestName} as a winner of “${entry.contest}”.`
  const left = daysLeft === 1 ? 'one more day' : `${daysLeft} more days`
  return (
    <Confirm
      words={{ heading: 'Make this entry a winner?', yes: 'Make winner', no: 'Not yet' }}
      text={
        contest?.isOpen ? `${text} The contest is still open: guests can enter for ${left}.` : text
      }
      isPending={false}
      onYes={onYes}
      onClose={onClose}
    />
  )
}

const dayMs = 24 * 60 * 60 * 1000

/** For guests who withdraw an entry (the contest's rules). */
function DeleteEntry({ entry: { id, guestName } }: { entry: AdminSubmission }) {
  const client = useQueryClient()
  const address = `/api/admin/submissions/${id}`
  if (!useMay().use('DELETE', address)) return null
  return (
    <DeleteButton
      label="Delete"
      named={`Delete ${guestName}’s entry`}
      kind="quiet"
      className="text-danger!"
      address={address}
      words={{ heading: 'Delete this entry?', yes: 'Delete entry', no: 'Keep it' }}
      text={`${guestName}’s entry will be removed from the website, and its photos and videos will be deleted. This can’t be undone.`}
      deleted={{
        title: 'Entry deleted',
        description: `${guestName}’s entry and its files have been deleted.`,
      }}
      failed="Failed to delete the entry"
      refresh={() => refreshSubmissions(client)}
    />
  )
}

function Head({ entry }: { entry: AdminSubmission }) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-3">
      <div className="min-w-0">
        <h3 className="text-xl wrap-anywhere">{entry.guestName}</h3>
        <p className="wrap-anywhere text-soft">{entry.contest}</p>
        <a
          className="wrap-anywhere underline underline-offset-4"
          href={`mailto:${encodeURIComponent(entry.guestEmail).replaceAll('%40', '@')}`}
        >
          {entry.guestEmail}
        </a>
      </div>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={tones[entry.status]}>{entryStatuses[entry.status]}</Badge>
        {entry.verified && <VerifiedStay />}
        {entry.isSuspect && <Badge tone="danger">Possible spam</Badge>}
        {!entry.consentToDisplay && <Badge tone="danger">Guest asked us not to publish it</Badge>}
      </p>
    </header>
  )
}
