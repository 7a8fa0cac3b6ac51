import {
  eventBudgetLabels,
  eventDurationLabels,
  eventGuestCountLabels,
  eventTypeLabels,
} from '#content/inquiry-labels.ts'
import { inquiryForm, planEvent } from '#content/inquiry-forms.ts'
import { eventBudgets, eventDurations, eventGuestCounts, eventTypes } from '#contracts/options.ts'
import { useToday } from '../../components/availability/use-today.ts'
import { ChoiceField, TextField } from '../../components/form/fields.tsx'
import { FormSection } from '../../components/form/form-frame.tsx'
import { useFacts } from '../../documents.ts'
import { ContactSection, InquiryForm, type Arrived } from './inquiry-form.tsx'
import { eventKind } from './inquiry-kinds.ts'

const { choose, noPreference } = inquiryForm
const { fields, sections } = planEvent.form

export function EventForm({ arrived }: { arrived: Arrived | undefined }) {
  const kind = eventKind(useFacts())
  return (
    <InquiryForm kind={kind} page="/plan-event" words={planEvent.form} arrived={arrived}>
      {() => (
        <>
          <EventSection />
          <ContactSection />
          <FormSection heading={sections.words}>
            <TextField name="details" {...fields.details} rows={5} />
          </FormSection>
        </>
      )}
    </InquiryForm>
  )
}

function EventSection() {
  const today = useToday()
  return (
    <FormSection heading={sections.event}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          name="eventType"
          {...fields.eventType}
          none={choose}
          options={eventTypes}
          labelOf={(type) => eventTypeLabels[type]}
          required
        />
        <ChoiceField
          name="guestCount"
          {...fields.guestCount}
          none={choose}
          options={eventGuestCounts}
          labelOf={(count) => eventGuestCountLabels[count]}
          required
        />
        <TextField name="eventDate" {...fields.eventDate} type="date" min={today} required />
        <ChoiceField
          name="duration"
          {...fields.duration}
          none={noPreference}
          options={eventDurations}
          labelOf={(duration) => eventDurationLabels[duration]}
        />
      </div>
      <ChoiceField
        name="budget"
        {...inquiryForm.fields.budget}
        none={noPreference}
        options={eventBudgets}
        labelOf={(budget) => eventBudgetLabels[budget]}
      />
    </FormSection>
  )
}
