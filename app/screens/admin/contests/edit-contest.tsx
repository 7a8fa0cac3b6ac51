import { useQueryClient } from '@tanstack/react-query'
import { adminContests, newContest } from '#content/admin-contests.ts'
import { site } from '#content/site.ts'
import type { AdminContest } from '#contracts/contests.ts'
import { contestMessages } from '#contracts/messages.ts'
import { Button } from '../../../components/button.tsx'
import { Dialog } from '../../../components/dialog.tsx'
import { FormAlert } from '../../../components/form/form-frame.tsx'
import { momentAt } from '#contracts/date-formats.ts'
import { ChangedSince } from '../changed-since.tsx'
import { Moment, Words } from './contest-fields.tsx'
import { draftIn } from './draft.ts'
import { useEdit } from '../use-edit.ts'
import { refreshContests } from './contests-query.ts'
import { localTimeOf } from '#contracts/dates.ts'

const words = adminContests.edit

/** A contest as a form. Of an active one rules and start are fixed, so they are not asked for. */
export function EditContest({ contest, onClose }: { contest: AdminContest; onClose: () => void }) {
  const client = useQueryClient()
  const isDraft = contest.status === 'draft'
  const { form, mistakes, failure, isSending, onSubmit } = useEdit({
    address: `/api/admin/contests/${contest.id}`,
    read: contentIn,
    seen: contentOf(contest),
    saved: contestMessages.edited,
    failed: contestMessages.editFailed,
    refresh: () => refreshContests(client),
    onClose,
  })
  return (
    <Dialog label={words.heading} onClose={onClose} className="w-[min(92vw,40rem)]">
      <h2 className="pr-12 text-heading">{words.heading}</h2>
      <form ref={form} method="post" onSubmit={onSubmit} className="mt-4 grid grid-cols-1 gap-5">
        <p className="text-soft">{isDraft ? newContest.required : words.fixed}</p>
        <Words mistakes={mistakes} contest={contest} hasRules={isDraft} />
        <div className="grid gap-5 sm:grid-cols-2">
          {isDraft && (
            <Moment name="startDate" mistakes={mistakes} value={shown(contest.startDate)} />
          )}
          <Moment name="endDate" mistakes={mistakes} value={shown(contest.endDate)} />
        </div>
        {failure && <FormAlert>{failure}</FormAlert>}
        <ChangedSince texts={textsOf(contest)} />
        <Button type="submit" isResting={isSending} className="justify-self-start">
          {isSending ? words.submitting : words.submit}
        </Button>
      </form>
    </Dialog>
  )
}

function contentIn(form: HTMLFormElement): Content {
  const { startDate, endDate, ...draft } = draftIn(form)
  return contentOf({ ...draft, startDate: startDate ?? '', endDate: endDate ?? '' })
}

type Content = Pick<AdminContest, 'title' | 'description' | 'rules' | 'startDate' | 'endDate'>

function contentOf({ title, description, rules, startDate, endDate }: Content) {
  return { title, description, rules, startDate, endDate }
}

function textsOf({ title, description, rules, startDate, endDate }: Content): string[] {
  return [
    title,
    description,
    rules,
    momentAt(startDate, site.timeZone),
    momentAt(endDate, site.timeZone),
  ]
}

function shown(instant: string): string {
  return localTimeOf(instant, site.timeZone)
}
