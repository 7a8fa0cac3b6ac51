import { ratingFields, recommendationLabels, reviewPage } from '#content/review-page.ts'
import { yearOf } from '#contracts/dates.ts'
import { recommendations } from '#contracts/options.ts'
import { useToday } from '../../../components/availability/use-today.ts'
import { ChoiceField, TextField } from '../../../components/form/fields.tsx'
import { FormSection } from '../../../components/form/form-frame.tsx'
import { StarInput } from './star-input.tsx'

const { sections, fields } = reviewPage
const [overall, ...parts] = ratingFields

export function GuestSection() {
  return (
    <FormSection heading={sections.guest}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField name="guestName" {...fields.guestName} autoComplete="name" required />
        <TextField
          name="guestEmail"
          {...fields.guestEmail}
          type="email"
          autoComplete="email"
          required
        />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.25rem),1fr))] gap-5">
        <TextField name="guestPhone" {...fields.guestPhone} type="tel" autoComplete="tel" />
        <TextField
          name="stayDates"
          label={fields.stayDates.label}
          hint={fields.stayDates.hint(yearOf(useToday()))}
        />
      </div>
    </FormSection>
  )
}

export function RatingSection() {
  return (
    <FormSection heading={sections.rating}>
      <StarInput {...overall} isLarge />
      <div className="grid gap-5 sm:grid-cols-2">
        {parts.map((rating) => (
          <StarInput key={rating.name} {...rating} />
        ))}
      </div>
    </FormSection>
  )
}

export function WrittenSection() {
  return (
    <FormSection heading={sections.written}>
      <TextField name="reviewTitle" {...fields.reviewTitle} />
      <TextField name="reviewText" {...fields.reviewText} rows={4} />
      <ChoiceField
        name="wouldRecommend"
        {...fields.wouldRecommend}
        options={recommendations}
        labelOf={(value) => recommendationLabels[value]}
      />
      <TextField name="favoriteFeature" {...fields.favoriteFeature} />
      <TextField name="improvementSuggestion" {...fields.improvementSuggestion} rows={2} />
    </FormSection>
  )
}
