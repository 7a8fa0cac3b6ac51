import { groupBooking, inquiryForm } from '#content/inquiry-forms.ts'
import { groupBudgetLabels, groupSizeLabels, groupTypeLabels } from '#content/inquiry-labels.ts'
import { groupBudgets, groupSizes, groupTypes } from '#contracts/options.ts'
import { BoxesField, CheckField, ChoiceField, TextField } from '../../components/form/fields.tsx'
import { FormSection } from '../../components/form/form-frame.tsx'
import type { FormValues } from '../../components/form/values.ts'
import { useFacts } from '../../documents.ts'
import { useGroupCabins } from './group-cabins.tsx'
import { GroupDates } from './group-dates.tsx'
import { ContactSection, InquiryForm, type Arrived } from './inquiry-form.tsx'
import { groupKind } from './inquiry-kinds.ts'

const { choose, noPreference } = inquiryForm
const { fields, sections } = groupBooking.form

export function GroupForm({ arrived }: { arrived: Arrived | undefined }) {
  const kind = groupKind(useFacts())
  return (
    <InquiryForm kind={kind} page="/group-booking" words={groupBooking.form} arrived={arrived}>
      {(typed) => (
        <>
          <GroupSection />
          <StaySection typed={typed} />
          <ContactSection />
          <FormSection heading={sections.words}>
            <TextField name="specialRequests" {...fields.specialRequests} rows={4} />
            <CheckField name="firstTime" {...fields.firstTime} />
          </FormSection>
        </>
      )}
    </InquiryForm>
  )
}

function GroupSection() {
  return (
    <FormSection heading={sections.group}>
      <div className="grid gap-5 sm:grid-cols-2">
        <ChoiceField
          name="groupType"
          {...fields.groupType}
          none={choose}
          options={groupTypes}
          labelOf={(type) => groupTypeLabels[type]}
          required
        />
        <ChoiceField
          name="groupSize"
          {...fields.groupSize}
          none={choose}
          options={groupSizes}
          labelOf={(size) => groupSizeLabels[size]}
          required
        />
      </div>
    </FormSection>
  )
}

function StaySection({ typed }: { typed: FormValues | undefined }) {
  const cabinChoices = useGroupCabins().map(({ name, sleeps }) => ({
    value: name,
    label: (
      <>
        {name}{' '}
        <span className="whitespace-nowrap text-soft">· {groupBooking.cabins.sleeps(sleeps)}</span>
      </>
    ),
  }))
  return (
    <FormSection heading={sections.stay}>
      <GroupDates typed={typed} />
      <CheckField name="flexibleDates" {...fields.flexibleDates} />
      <BoxesField
        name="cabinPreferences"
        {...fields.cabinPreferences}
        type="checkbox"
        options={cabinChoices}
      />
      <ChoiceField
        name="budget"
        {...inquiryForm.fields.budget}
        none={noPreference}
        options={groupBudgets}
        labelOf={(budget) => groupBudgetLabels[budget]}
      />
    </FormSection>
  )
}
