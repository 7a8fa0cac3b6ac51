import type { ReactNode } from 'react'
import { ratingFields, recommendationLabels, reviewPage } from '#content/review-page.ts'
import { reviewLengths } from '#contracts/limits.ts'
import { recommendations } from '#contracts/options.ts'
import { Field, Select, TextArea, TextInput } from '../../parts/field.tsx'
import type { ReviewFields } from './fields.ts'
import { StarInput } from './star-input.tsx'

interface SectionProps {
  mistakes: ReviewFields
  /** What stood in the fields when the server gave the form back. */
  fields?: ReviewFields
}

const { sections, fields: words } = reviewPage

export function GuestSection({ mistakes, fields }: SectionProps) {
  return (
    <Section heading={sections.guest}>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field {...words.guestName} error={mistakes['guestName']}>
          {(control) => (
            <TextInput
              name="guestName"
              required
              autoComplete="name"
              maxLength={reviewLengths.guestName}
              defaultValue={fields?.['guestName']}
              {...control}
            />
          )}
        </Field>
        <Field {...words.email} error={mistakes['email']}>
          {(control) => (
            <TextInput
              type="email"
              name="email"
              required
              autoComplete="email"
              maxLength={reviewLengths.guestEmail}
              defaultValue={fields?.['email']}
              {...control}
            />
          )}
        </Field>
        <Field {...words.phone} error={mistakes['phone']}>
          {(control) => (
            <TextInput
              type="tel"
              name="phone"
              autoComplete="tel"
              maxLength={reviewLengths.guestPhone}
              defaultValue={fields?.['phone']}
              {...control}
            />
          )}
        </Field>
        <Field {...words.stayDates} error={mistakes['stayDates']}>
          {(control) => (
            <TextInput
              name="stayDates"
              maxLength={reviewLengths.stayDates}
              defaultValue={fields?.['stayDates']}
              {...control}
            />
          )}
        </Field>
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

export function WrittenSection({ mistakes, fields }: SectionProps) {
  return (
    <Section heading={sections.written}>
      <Field {...words.reviewTitle} error={mistakes['reviewTitle']}>
        {(control) => (
          <TextInput
            name="reviewTitle"
            maxLength={reviewLengths.reviewTitle}
            defaultValue={fields?.['reviewTitle']}
            {...control}
          />
        )}
      </Field>
      <Field {...words.reviewText} error={mistakes['reviewText']}>
        {(control) => (
          <TextArea
            name="reviewText"
            rows={4}
            maxLength={reviewLengths.reviewText}
            defaultValue={fields?.['reviewText']}
            {...control}
          />
        )}
      </Field>
      <Field label={words.wouldRecommend.label} error={mistakes['wouldRecommend']}>
        {(control) => (
          <Select
            name="wouldRecommend"
            defaultValue={fields?.['wouldRecommend'] ?? ''}
            {...control}
          >
            <option value="">{words.wouldRecommend.none}</option>
            {recommendations.map((value) => (
              <option key={value} value={value}>
                {recommendationLabels[value]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field {...words.favoriteFeature} error={mistakes['favoriteFeature']}>
        {(control) => (
          <TextInput
            name="favoriteFeature"
            maxLength={reviewLengths.favoriteFeature}
            defaultValue={fields?.['favoriteFeature']}
            {...control}
          />
        )}
      </Field>
      <Field {...words.improvementSuggestion} error={mistakes['improvementSuggestion']}>
        {(control) => (
          <TextArea
            name="improvementSuggestion"
            rows={2}
            maxLength={reviewLengths.improvementSuggestion}
            defaultValue={fields?.['improvementSuggestion']}
            {...control}
          />
        )}
      </Field>
    </Section>
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
