import type { Ref } from 'react'
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
      <Field
        label={words.label}
        hint={`Goes to ${to}. Replies go to ${mail.replyTo}. Name, address and phone of the property are added below.`}
      >
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
          {submission.isSubmitting ? 'Sending...' : words.send}
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
      <p className="text-base">
        This site can’t send mail to guests yet. Set SMTP_URL and MAIL_FROM, or open what you wrote
        in your own mail program.
      </p>
      <a
        href={`mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query}`}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        Open in mail program
      </a>
    </>
  )
}
