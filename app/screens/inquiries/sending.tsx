import { Link } from 'react-router'
import { inquiryForm } from '#content/inquiry-forms.ts'
import { Button } from '../../components/button.tsx'
import { FormAlert } from '../../components/form/form-frame.tsx'
import type { GuestFormState } from '../../components/form/use-guest-form.ts'

interface SendingProps {
  inquiry: GuestFormState
  missing: readonly string[]
  label: string
}

/** The button, what is still missing, and errors. */
export function Sending({ inquiry, missing, label }: SendingProps) {
  const { message, isSubmitting, values } = inquiry
  const isReady = missing.length === 0
  return (
    <div className="grid justify-items-start gap-3 border-t-2 border-line pt-6">
      {message && <FormAlert>{message}</FormAlert>}
      <p id="inquiry-missing" className="text-soft">
        {!isReady && inquiryForm.needed(missing)}
      </p>
      <p role="status" className="sr-only">
        {values && isReady && inquiryForm.complete}
      </p>
      <Button
        type="submit"
        isResting={isSubmitting || (values !== undefined && !isReady)}
        aria-describedby={isReady ? undefined : 'inquiry-missing'}
      >
        {isSubmitting ? inquiryForm.submitting : label}
      </Button>
      <p className="text-sm text-soft">
        {inquiryForm.promise} {inquiryForm.privacy.text}{' '}
        <Link to={inquiryForm.privacy.to} className="underline underline-offset-4">
          {inquiryForm.privacy.link}
        </Link>
      </p>
    </div>
  )
}
