import { adminInquiries } from '#content/admin-inquiries.ts'
import { buttonClasses } from '../../components/button.tsx'

const words = adminInquiries.answers

interface MailProgramProps {
  to: string
  mail: { subject: string; signature: string }
  /** What the owner has written. */
  text: string
}

/** For a site that cannot write to guests. */
export function MailProgram({ to, mail, text }: MailProgramProps) {
  const body = `${text.trim()}\n\n${mail.signature}`
  const query = `subject=${encodeURIComponent(mail.subject)}&body=${encodeURIComponent(body)}`
  return (
    <>
      <p className="text-base">{words.noMail}</p>
      <a
        href={`mailto:${encodeURIComponent(to).replaceAll('%40', '@')}?${query}`}
        className={`${buttonClasses('primary')} justify-self-start`}
      >
        {words.mailProgram}
      </a>
    </>
  )
}
