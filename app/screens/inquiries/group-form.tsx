import { groupBooking } from '#content/inquiries/group-booking.ts'
import { groupCabins } from '#content/inquiries/group-cabins.ts'
import {
  groupBudgetLabels,
  groupSizeLabels,
  groupTypeLabels,
} from '#content/inquiries/inquiry-labels.ts'
import { inquiryForm } from '#content/inquiries/inquiry-form.ts'
import { site } from '#content/site.ts'
import { todayIn } from '#contracts/days.ts'
import { inquiryLengths } from '#contracts/limits.ts'
import type { Message } from '#contracts/messages.ts'
import { groupBudgets, groupSizes, groupTypes } from '#contracts/options.ts'
import { ContactSection } from './contact-section.tsx'
import { dayAfter } from './day-after.ts'
import { textOf, type FormValues } from '../../components/form/values.ts'
import { FormSection } from '../../components/form/form-section.tsx'
import {
  BoxesField,
  CheckField,
  ChoiceField,
  fieldsIn,
  TextField,
  type FormState,
} from './inquiry-fields.tsx'
import { InquiryForm } from './inquiry-form.tsx'
import type { Returned } from './native-form.ts'
import type { InquiryKindParts } from './use-inquiry-form.ts'
import { groupRequired, toGroupSubmission, type GroupSubmission } from './group-submission.ts'

const { fields, sections, heading, submit } = groupBooking.form

const parts: InquiryKindParts<GroupSubmission> = {
  name: 'group',
  required: groupRequired,
  toSubmission: toGroupSubmission,
  submit: ({ submitGroup }, ...sent) => submitGroup(...sent),
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
  thanks: Message | undefined
}

export function GroupForm(props: GroupFormProps) {
  return (
    <InquiryForm parts={parts} page="/group-booking" heading={heading} submit={submit} {...props}>
      {(state, typed) => (
        <>
          <GroupSection state={state} />
          <StaySection state={state} typed={typed} />
          <ContactSection state={state} />
          <WordsSection state={state} />
        </>
      )}
    </InquiryForm>
  )
}

function GroupSection({ state }: { state: FormState }) {
  const field = fieldsIn(state, fields)
  return (
    <FormSection heading={sections.group}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          {...field('groupType')}
          options={groupTypes}
          labels={groupTypeLabels}
          required
        />
        <ChoiceField
          {...field('groupSize')}
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
  const field = fieldsIn(state, { ...fields, budget: inquiryForm.fields.budget })
  const today = typed && todayIn(site.timeZone)
  const earliestCheckOut = typed && (dayAfter(textOf(typed, 'checkIn')) || today)
  return (
    <FormSection heading={sections.stay}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('checkIn')} type="date" min={today} required />
        <TextField {...field('checkOut')} type="date" min={earliestCheckOut} required />
      </div>
      <CheckField {...field('flexibleDates')} />
      <BoxesField {...field('cabinPreferences')} type="checkbox" options={cabinChoices} />
      <ChoiceField {...field('budget')} options={groupBudgets} labels={groupBudgetLabels} />
    </FormSection>
  )
}

function WordsSection({ state }: { state: FormState }) {
  const field = fieldsIn(state, fields)
  return (
    <FormSection heading={sections.words}>
      <TextField
        {...field('specialRequests')}
        rows={4}
        maxLength={inquiryLengths.specialRequests}
      />
      <CheckField {...field('firstTime')} />
    </FormSection>
  )
}
