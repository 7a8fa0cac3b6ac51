import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ReplyTemplate, Thread } from '#contracts/inquiry-answers.ts'
import type { AdminInquiry } from '#contracts/inquiries.ts'
import { Button } from '../../../components/button.tsx'
import { showToast } from '../../../components/toast.ts'
import { conflictIn } from '../../../queries.ts'
import { Confirm } from '../confirm.tsx'
import { GuestMailForm } from '../guest-mail-form.tsx'
import { useAdminForm } from '../use-admin-form.ts'
import { useMay } from '../use-may.ts'
import { useTextDraft } from '../use-text-draft.ts'
import { sendAnswer } from './change-inquiry.ts'
import { promisesNights, questionAbout } from './inquiry-nights.ts'
import { showChanged, threadAddress } from './inquiry-query.ts'
import { useNightsNow } from './nights-now.tsx'

/** Writes to the guest, from a template if wanted; without mail it opens the owner's mail program. */
export function AnswerForm({ inquiry, thread }: { inquiry: AdminInquiry; thread: Thread }) {
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, setText, noteSaved } = useTextDraft(answerDraft(inquiry), '')
  const form = useAnswer(inquiry, { seen: thread.answers.length, text, noteSaved })
  const { stay, found } = useNightsNow(inquiry)
  const [asked, setAsked] = useState<ReplyTemplate | null>(null)
  const question = questionAbout(stay, found)
  const begin = (template: ReplyTemplate) => {
    setAsked(null)
    setText(withTemplate(text, template.text, thread.templates))
    area.current?.focus()
  }
  const choose = (template: ReplyTemplate) => {
    if (question !== null && promisesNights(template.text)) setAsked(template)
    else begin(template)
  }
  return (
    <>
      <Templates templates={thread.templates} onChoose={choose} />
      {asked && (
        <Confirm
          words={{ heading: 'Not every cabin is free', yes: 'Use it anyway', no: 'Cancel' }}
          text={question ?? ''}
          isPending={false}
          onYes={() => begin(asked)}
          onClose={() => setAsked(null)}
        />
      )}
      <GuestMailForm
        to={inquiry.email}
        mail={thread}
        words={{ label: 'Your answer', send: 'Send answer' }}
        submission={form}
        text={text}
        onText={setText}
        area={area}
      />
    </>
  )
}

interface Draft {
  seen: number
  text: string
  noteSaved: (sent: string, saved: string) => void
}

function useAnswer(inquiry: AdminInquiry, { seen, text, noteSaved }: Draft) {
  const client = useQueryClient()
  const address = threadAddress(inquiry.id)
  return useAdminForm({
    draft: null,
    read: () => ({ text, seen }),
    send: (body) => sendAnswer(inquiry, body),
    onStored: (thread, _, sent) => {
      noteSaved(sent.text, '')
      client.setQueryData([address], thread)
      showToast({ title: 'Answer sent', description: 'The inquiry is now answered.' })
      showChanged(client, inquiry.id, { status: 'answered' })
    },
    explain: (error) => conflictIn(error) ?? 'Your answer wasn’t sent. Please try again.',
    failedTitle: 'Error',
    onFailed: (error) =>
      conflictIn(error) !== undefined && client.invalidateQueries({ queryKey: [address] }),
  })
}

export function answerDraft({ id }: AdminInquiry): string {
  return `answer:${id}`
}

/** Takes the place of another template; below anything the owner has typed. */
function withTemplate(text: string, template: string, all: readonly ReplyTemplate[]): string {
  const isUntouched = text.trim() === '' || all.some((each) => each.text === text)
  return isUntouched ? template : `${text.trimEnd()}\n\n${template}`
}

interface TemplatesProps {
  templates: readonly ReplyTemplate[]
  onChoose: (template: ReplyTemplate) => void
}

function Templates({ templates, onChoose }: TemplatesProps) {
  const may = useMay()
  return (
    <div
      role="group"
      aria-label="Start from a template"
      className="flex flex-wrap items-center gap-2"
    >
      {templates.map((template) => (
        <Button
          key={template.id}
          kind="secondary"
          size="small"
          className="max-w-full wrap-anywhere"
          onClick={() => onChoose(template)}
        >
          {template.name}
        </Button>
      ))}
      {may.open('/admin/reply-templates') && (
        <Link
          to="/admin/reply-templates"
          className="inline-flex min-h-11 items-center px-2 underline underline-offset-4"
        >
          Edit templates
        </Link>
      )}
    </div>
  )
}
