import type { Ref } from 'react'
import { guestMail } from '#content/guest-mail.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import type { NextMail } from '#contracts/written-mail.ts'
import { Button, buttonClasses } from '../../components/button.tsx'
import { Field } from '../../components/form/field.tsx'
import { FormAlert, FormFrame } from '../../components/form/form-frame.tsx'
import type { useAdminForm } from './use-admin-form.ts'

interface GuestMailFormProps {
  /** The guest's address. */
  to: string
  mail: NextMail
  words: { label: string; send: string }
  submission: ReturnType<typeof useAdminForm>
  text: string
  onText: (text: string) => void
  area?: Ref<HTMLTextAreaElement>
}

/** Writes to a guest; on a site that can't, it opens the owner's own mail program. */
export function GuestMailForm(props: GuestMailFormProps) {
  const { to, mail, words, submission, text, onText, area } = props
  return (
    <FormFrame submission={submission} className="grid max-w-2xl grid-cols-1 gap-3">
      <Field label={words.label} hint={guestMail.to(to, mail.replyTo)}>
        {(control) => (
          <textarea
            rows={text === '' ? 3 : 9}
            ref={area}
            maxLength={inquiryLengths.answer}
            value={text}
            onChange={(event) => onText(event.target.value)}
            {...control}
          />
        )}
      </Field>
      {submission.message && <FormAlert>{submission.message}</FormAlert>}
      {mail.canSend ? (
        <Button
          type="submit"
          isResting={submission.isSubmitting || text.trim() === ''}
          className="justify-self-start"
        >
          {submission.isSubmitting ? guestMail.sending : words.send}
        </Button>
      ) : (
        <MailProgram to={to} mail={mail} text={text} />
      )}
    </FormFrame>
  )
}

function MailProgram({ to, mail, text }: Pick<GuestMailFormProps, 'to' | 'mail' | 'text'>) {
  const body = `${text.trim()}\n\n${mail.signature}`
  const query = `subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`
  return (
    <>
      <p className="text-base">{guestMail.noMail}</p>
      <a
        href={`mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query}`}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {guestMail.mailProgram}
      </a>
    </>
  )
}
