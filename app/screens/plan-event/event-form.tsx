import {
  eventBudgetLabels,
  eventDurationLabels,
  eventGuestCountLabels,
  eventTypeLabels,
} from '#content/inquiry-labels.ts'
import { inquiryForm } from '#content/inquiry-form.ts'
import { planEvent } from '#content/plan-event.ts'
import { site } from '#content/site.ts'
import { todayIn } from '#contracts/days.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { inquiryMessages } from '#contracts/messages.ts'
import { eventBudgets, eventDurations, eventGuestCounts, eventTypes } from '#contracts/options.ts'
import { ContactSection } from '../inquiry/contact-section.tsx'
import { ChoiceField, FormSection, TextField, type FormState } from '../inquiry/inquiry-fields.tsx'
import { InquiryForm } from '../inquiry/inquiry-form.tsx'
import type { Returned } from '../inquiry/native-form.ts'
import type { InquiryKindParts } from '../inquiry/use-inquiry-form.ts'
import { eventRequired, toEventSubmission, type EventSubmission } from './event-submission.ts'

const { fields, sections, heading, submit } = planEvent.form

const parts: InquiryKindParts<EventSubmission> = {
  name: 'event',
  address: '/api/inquiries/event',
  required: eventRequired,
  toSubmission: toEventSubmission,
  check: async (submission) => (await import('../inquiry/check-inquiry.ts')).checkEvent(submission),
  success: inquiryMessages.event,
}

interface EventFormProps {
  returned: Returned | undefined
  isSent: boolean
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
              state={state}
              name="details"
              words={fields.details}
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
  const today = isScripted ? todayIn(site.timeZone) : undefined
  return (
    <FormSection heading={sections.event}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          state={state}
          name="eventType"
          words={fields.eventType}
          options={eventTypes}
          labels={eventTypeLabels}
          required
        />
        <ChoiceField
          state={state}
          name="guestCount"
          words={fields.guestCount}
          options={eventGuestCounts}
          labels={eventGuestCountLabels}
          required
        />
        <TextField
          state={state}
          name="eventDate"
          words={fields.eventDate}
          type="date"
          min={today}
          required
        />
        <ChoiceField
          state={state}
          name="duration"
          words={fields.duration}
          options={eventDurations}
          labels={eventDurationLabels}
        />
      </div>
      <ChoiceField
        state={state}
        name="budget"
        words={inquiryForm.fields.budget}
        options={eventBudgets}
        labels={eventBudgetLabels}
      />
    </FormSection>
  )
}
