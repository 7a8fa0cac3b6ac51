import type { HTMLInputTypeAttribute, ReactNode } from 'react'
import { ratingFields, recommendationLabels, reviewPage } from '#content/reviews/review-page.ts'
import { reviewLengths } from '#contracts/limits.ts'
import { recommendations } from '#contracts/options.ts'
import { Field, Select, TextArea, TextInput } from '../../../components/form/field.tsx'
import type { ReviewFields } from './fields.ts'
import { StarInput } from './star-input.tsx'

interface SectionProps {
  mistakes: ReviewFields
  /** What stood in the fields when the server gave the form back. */
  fields?: ReviewFields
}

interface TextFieldProps extends SectionProps {
  name: Exclude<keyof typeof words, 'wouldRecommend'>
  maxLength: number
  /** Lines of a larger field; one line when left out. */
  rows?: number
  type?: HTMLInputTypeAttribute
  autoComplete?: string
  required?: boolean
}

const { sections, fields: words } = reviewPage

export function GuestSection(props: SectionProps) {
  return (
    <Section heading={sections.guest}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...props}
          name="guestName"
          maxLength={reviewLengths.guestName}
          autoComplete="name"
          required
        />
        <TextField
          {...props}
          name="email"
          type="email"
          maxLength={reviewLengths.guestEmail}
          autoComplete="email"
          required
        />
        <TextField
          {...props}
          name="phone"
          type="tel"
          maxLength={reviewLengths.guestPhone}
          autoComplete="tel"
        />
        <TextField {...props} name="stayDates" maxLength={reviewLengths.stayDates} />
      </div>
    </Section>
  )
}

export function RatingSection({ mistakes, fields }: SectionProps) {
  return (
    <Section heading={sections.rating}>
      <div className="grid gap-5 sm:grid-cols-2">
        {ratingFields.map((rating) => (
          <StarInput
            key={rating.name}
            {...rating}
            error={mistakes[rating.name]}
            defaultValue={fields?.[rating.name]}
          />
        ))}
      </div>
    </Section>
  )
}

export function WrittenSection(props: SectionProps) {
  const { reviewTitle, reviewText, favoriteFeature, improvementSuggestion } = reviewLengths
  return (
    <Section heading={sections.written}>
      <TextField {...props} name="reviewTitle" maxLength={reviewTitle} />
      <TextField {...props} name="reviewText" maxLength={reviewText} rows={4} />
      <Recommendation {...props} />
      <TextField {...props} name="favoriteFeature" maxLength={favoriteFeature} />
      <TextField
        {...props}
        name="improvementSuggestion"
        maxLength={improvementSuggestion}
        rows={2}
      />
    </Section>
  )
}

function TextField({ mistakes, fields, name, rows, ...rest }: TextFieldProps) {
  return (
    <Field {...words[name]} error={mistakes[name]}>
      {(control) => {
        const shared = { name, defaultValue: fields?.[name], ...control }
        if (rows === undefined) return <TextInput {...rest} {...shared} />
        return <TextArea rows={rows} maxLength={rest.maxLength} {...shared} />
      }}
    </Field>
  )
}

function Recommendation({ mistakes, fields }: SectionProps) {
  return (
    <Field label={words.wouldRecommend.label} error={mistakes['wouldRecommend']}>
      {(control) => (
        <Select name="wouldRecommend" defaultValue={fields?.['wouldRecommend'] ?? ''} {...control}>
          <option value="">{words.wouldRecommend.none}</option>
          {recommendations.map((value) => (
            <option key={value} value={value}>
              {recommendationLabels[value]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section aria-label={heading} className="grid gap-5">
      <h3 className="border-b-2 border-line pb-2 text-2xl">{heading}</h3>
      {children}
    </section>
  )
}
