import { z } from 'zod'
import {
  eventInquirySchema,
  groupInquirySchema,
  inquiryChangeSchema,
} from '#contracts/inquiries.ts'
import { changeInquiry } from '#store/inquiries/inquiries.ts'
import { storeGroupInquiry, storeInquiry } from '#tests/fixtures/inquiries.ts'
import type { SampleOptions } from './sample-data.ts'
import inquiries from './sample-inquiries.json' with { type: 'json' }
import { emailOf, instantOf } from './times.ts'

const sampleInquiries = z
  .array(
    z.strictObject({
      kind: z.enum(['event', 'group']),
      name: z.string(),
      daysAgo: z.int(),
      /** Days from the inquiry to the event, or to the arrival. */
      ahead: z.int(),
      nights: z.int().default(1),
      fields: z.record(z.string(), z.unknown()),
      /** What the owner did with it. */
      change: inquiryChangeSchema.optional(),
    }),
  )
  .parse(inquiries)

/** Stores inquiries as guests sent them, some already answered. */
export async function storeSampleInquiries({ db, clock, site }: SampleOptions): Promise<void> {
  for (const { kind, name, daysAgo, ahead, nights, fields, change } of sampleInquiries) {
    const submittedAt = instantOf(daysAgo, clock)
    const day = submittedAt
      .toZonedDateTimeISO(site.facts.timeZone)
      .toPlainDate()
      .add({ days: ahead })
    const sent = { name, email: emailOf(name), ...fields, filledInMs: 90_000 }
    const id =
      kind === 'event'
        ? await storeInquiry(db, {
            ...eventInquirySchema.parse({ ...sent, eventDate: day.toString() }),
            submittedAt,
          })
        : await storeGroupInquiry(db, {
            ...groupInquirySchema.parse({
              ...sent,
              checkIn: day.toString(),
              checkOut: day.add({ days: nights }).toString(),
              cabinPreferences: site.cabins
                .filter(({ countsForGroups }) => countsForGroups)
                .slice(0, 2)
                .map((cabin) => cabin.name),
            }),
            submittedAt,
          })
    if (change) await changeInquiry(db, id, change)
  }
}
