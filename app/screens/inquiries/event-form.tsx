import {
  eventBudgetLabels,
  eventDurationLabels,
  eventGuestCountLabels,
  eventTypeLabels,
} from '#content/inquiries/inquiry-labels.ts'
import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { planEvent } from '#content/inquiries/plan-event.ts'
import { site } from '#content/site.ts'
import { todayIn } from '#contracts/days.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import type { Message } from '#contracts/messages.ts'
import { eventBudgets, eventDurations, eventGuestCounts, eventTypes } from '#contracts/options.ts'
import { ContactSection } from './contact-section.tsx'
import { FormSection } from '../../components/form/form-section.tsx'
import { ChoiceField, fieldsIn, TextField, type FormState } from './inquiry-fields.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import type { Returned } from './native-form.ts'
import type { InquiryKindParts } from './use-inquiry-form.ts'
import { eventRequired, toEventSubmission, type EventSubmission } from './event-submission.ts'

const { fields, sections, heading, submit } = planEvent.form

const parts: InquiryKindParts<EventSubmission> = {
  name: 'event',
  required: eventRequired,
  toSubmission: toEventSubmission,
  submit: ({ submitEvent }, ...sent) => submitEvent(...sent),
}

interface EventFormProps {
  returned: Returned | undefined
  thanks: Message | undefined
}

export function EventForm(props: EventFormProps) {
  return (
    <InquiryForm parts={parts} page="/plan-event" heading={heading} submit={submit} {...props}>
      {(state, typed) => (
        <>
          <EventSection state={state} isScripted={typed !== undefined} />
          <ContactSection state={state} />
          <FormSection heading={sections.words}>
            <TextField
              {...fieldsIn(state, fields)('details')}
              rows={5}
              maxLength={inquiryLengths.details}
            />
          </FormSection>
        </>
      )}
    </InquiryForm>
  )
}

/** The earliest day is known to scripts alone: a kept page does not know what day it is. */
function EventSection({ state, isScripted }: { state: FormState; isScripted: boolean }) {
  const field = fieldsIn(state, { ...fields, budget: inquiryForm.fields.budget })
  const today = isScripted ? todayIn(site.timeZone) : undefined
  return (
    <FormSection heading={sections.event}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...field('eventType')}
          options={eventTypes}
          labels={eventTypeLabels}
          required
        />
        <ChoiceField
          {...field('guestCount')}
          options={eventGuestCounts}
          labels={eventGuestCountLabels}
          required
        />
        <TextField {...field('eventDate')} type="date" min={today} required />
        <ChoiceField {...field('duration')} options={eventDurations} labels={eventDurationLabels} />
      </div>
      <ChoiceField {...field('budget')} options={eventBudgets} labels={eventBudgetLabels} />
    </FormSection>
  )
}
