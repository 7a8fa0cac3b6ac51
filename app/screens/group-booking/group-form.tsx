import { groupBooking } from '#content/group-booking.ts'
import { groupCabins } from '#content/group-cabins.ts'
import { groupBudgetLabels, groupSizeLabels, groupTypeLabels } from '#content/inquiry-labels.ts'
import { inquiryForm } from '#content/inquiry-form.ts'
import { site } from '#content/site.ts'
import { todayIn } from '#contracts/days.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import { inquiryMessages } from '#contracts/messages.ts'
import { groupBudgets, groupSizes, groupTypes } from '#contracts/options.ts'
import { ContactSection } from '../inquiry/contact-section.tsx'
import { dayAfter } from '../inquiry/day-after.ts'
import { textOf, type FormValues } from '../inquiry/form-values.ts'
import {
  BoxesField,
  CheckField,
  ChoiceField,
  FormSection,
  TextField,
  type FormState,
} from '../inquiry/inquiry-fields.tsx'
import { InquiryForm } from '../inquiry/inquiry-form.tsx'
import type { Returned } from '../inquiry/native-form.ts'
import type { InquiryKindParts } from '../inquiry/use-inquiry-form.ts'
import { groupRequired, toGroupSubmission, type GroupSubmission } from './group-submission.ts'

const { fields, sections, heading, submit } = groupBooking.form

const parts: InquiryKindParts<GroupSubmission> = {
  name: 'group',
  address: '/api/inquiries/group',
  required: groupRequired,
  toSubmission: toGroupSubmission,
  check: async (submission) => (await import('../inquiry/check-inquiry.ts')).checkGroup(submission),
  success: inquiryMessages.group,
}

const cabinChoices = groupCabins.map(({ name, sleeps }) => ({
  value: name,
  label: (
    <>
      {name} <span className="text-soft">· {groupBooking.cabins.sleeps(sleeps)}</span>
    </>
  ),
}))

interface GroupFormProps {
  returned: Returned | undefined
  isSent: boolean
}

export function GroupForm(props: GroupFormProps) {
  return (
    <InquiryForm parts={parts} page="/group-booking" heading={heading} submit={submit} {...props}>
      {(state, typed) => (
        <>
          <GroupSection state={state} />
          <StaySection state={state} typed={typed} />
          <ContactSection state={state} />
          <FormSection heading={sections.words}>
            <TextField
              state={state}
              name="specialRequests"
              words={fields.specialRequests}
              rows={4}
              maxLength={inquiryLengths.specialRequests}
            />
            <CheckField state={state} name="firstTime" words={fields.firstTime} />
          </FormSection>
        </>
      )}
    </InquiryForm>
  )
}

function GroupSection({ state }: { state: FormState }) {
  return (
    <FormSection heading={sections.group}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          state={state}
          name="groupType"
          words={fields.groupType}
          options={groupTypes}
          labels={groupTypeLabels}
          required
        />
        <ChoiceField
          state={state}
          name="groupSize"
          words={fields.groupSize}
          options={groupSizes}
          labels={groupSizeLabels}
          required
        />
      </div>
    </FormSection>
  )
}

/** The earliest days are known to scripts alone: a kept page does not know what day it is. */
function StaySection({ state, typed }: { state: FormState; typed: FormValues | undefined }) {
  const today = typed && todayIn(site.timeZone)
  const earliestCheckOut = typed && (dayAfter(textOf(typed, 'checkIn')) || today)
  return (
    <FormSection heading={sections.stay}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          state={state}
          name="checkIn"
          words={fields.checkIn}
          type="date"
          min={today}
          required
        />
        <TextField
          state={state}
          name="checkOut"
          words={fields.checkOut}
          type="date"
          min={earliestCheckOut}
          required
        />
      </div>
      <CheckField state={state} name="flexibleDates" words={fields.flexibleDates} />
      <BoxesField
        state={state}
        name="cabinPreferences"
        words={fields.cabinPreferences}
        type="checkbox"
        options={cabinChoices}
      />
      <ChoiceField
        state={state}
        name="budget"
        words={inquiryForm.fields.budget}
        options={groupBudgets}
        labels={groupBudgetLabels}
      />
    </FormSection>
  )
}
