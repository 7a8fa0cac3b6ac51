import { z } from 'zod'
import { emailSchema } from './email.ts'
import { needsPhone } from './contact-preference.ts'
import { inquiryLengths } from './limits.ts'
import {
  contactPreferences,
  eventBudgets,
  eventDurations,
  eventGuestCounts,
  eventTypes,
  groupBudgets,
  groupSizes,
  groupTypes,
  inquiryKinds,
  inquiryStatuses,
  type ContactPreference,
} from './options.ts'
import { daySchema, optionalAnswer, pageQuery, spamSigns } from './schemas.ts'
import { multiline, singleLine } from './text.ts'

const wantedDay = z.iso.date('Please choose a date.')

const contact = {
  name: singleLine(inquiryLengths.name, 'Please enter your name.'),
  email: emailSchema().max(inquiryLengths.email),
  phone: singleLine(inquiryLengths.phone).default(''),
  contactPreference: optionalAnswer(contactPreferences),
}

interface Contact {
  phone: string
  contactPreference: ContactPreference | null
}

function canBeAnswered({ contactPreference, phone }: Partial<Contact>): boolean {
  return phone !== '' || !needsPhone(contactPreference)
}

const numberNeeded = {
  path: ['phone'],
  error: 'Please enter a phone number, or choose another way for us to answer.',
  // Reported together with the other errors.
  when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null,
}

/** Body of `POST /api/inquiries/event` (specification, sections 3 and 5); days in the property's zone. */
export const eventInquirySchema = z
  .object({
    ...contact,
    eventType: z.enum(eventTypes, 'Please choose what you are planning.'),
    eventDate: wantedDay,
    guestCount: z.enum(eventGuestCounts, 'Please choose how many guests you expect.'),
    duration: optionalAnswer(eventDurations),
    budget: optionalAnswer(eventBudgets),
    details: multiline(inquiryLengths.details).default(''),
    ...spamSigns,
  })
  .refine(canBeAnswered, numberNeeded)

/** Body of `POST /api/inquiries/group` (sections 3 and 5). */
export const groupInquirySchema = z
  .object({
    ...contact,
    groupType: z.enum(groupTypes, 'Please choose who is coming.'),
    groupSize: z.enum(groupSizes, 'Please choose how many of you there are.'),
    checkIn: wantedDay,
    checkOut: wantedDay,
    /** Cabin names, as chosen by the guest. */
    cabinPreferences: z.array(singleLine(60)).max(20).default([]),
    flexibleDates: z.boolean().default(false),
    firstTime: z.boolean().default(false),
    budget: optionalAnswer(groupBudgets),
    specialRequests: multiline(inquiryLengths.specialRequests).default(''),
    ...spamSigns,
  })
  .refine(canBeAnswered, numberNeeded)

const adminFields = {
  id: z.string(),
  status: z.enum(inquiryStatuses),
  /** The owner's private notes. */
  notes: z.string(),
  /** Possible spam; no notification was sent. */
  isSuspect: z.boolean(),
  /** ISO 8601, UTC. */
  submittedAt: z.iso.datetime(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  contactPreference: z.enum(contactPreferences).nullable(),
}

const adminEventSchema = z.object({
  kind: z.literal('event'),
  ...adminFields,
  eventType: z.enum(eventTypes),
  eventDate: daySchema,
  guestCount: z.enum(eventGuestCounts),
  duration: z.enum(eventDurations).nullable(),
  budget: z.enum(eventBudgets).nullable(),
  details: z.string(),
})

const adminGroupSchema = z.object({
  kind: z.literal('group'),
  ...adminFields,
  groupType: z.enum(groupTypes),
  groupSize: z.enum(groupSizes),
  checkIn: daySchema,
  checkOut: daySchema,
  cabinPreferences: z.array(z.string()),
  flexibleDates: z.boolean(),
  firstTime: z.boolean(),
  budget: z.enum(groupBudgets).nullable(),
  specialRequests: z.string(),
})

/** An inquiry as the admin sees it, with its status and notes. */
export const adminInquirySchema = z.discriminatedUnion('kind', [adminEventSchema, adminGroupSchema])

export const adminInquiryListSchema = z.array(adminInquirySchema)

const filter = {
  /** Omit for both. */
  kind: z.enum(inquiryKinds).optional(),
  /** Omit for all. */
  status: z.enum(inquiryStatuses).optional(),
  /** Searches name, email, the guest's text and the notes; not case-sensitive. */
  search: singleLine(200).default(''),
}

/** Query of `GET /api/admin/inquiries/export.csv`. */
export const inquiryFilterSchema = z.object(filter)

/** Query of `GET /api/admin/inquiries`. */
export const adminInquiryQuerySchema = z.object({ ...filter, ...pageQuery })

const changeable = {
  status: z.enum(inquiryStatuses).optional(),
  notes: multiline(inquiryLengths.notes).optional(),
}

/** Body of `PATCH /api/admin/inquiries/{id}`; omitted fields stay unchanged. */
export const inquiryChangeSchema = z.strictObject({
  ...changeable,
  /** What the administrator saw: rejected if changed since; omit to skip the check. */
  from: z.strictObject(changeable).optional(),
})

/** Inquiries per inbox tab. */
export const inquiryCountsSchema = z.object({
  new: z.int(),
  answered: z.int(),
  closed: z.int(),
  all: z.int(),
})

export type EventInquiry = z.infer<typeof eventInquirySchema>
export type GroupInquiry = z.infer<typeof groupInquirySchema>
export type AdminInquiry = z.infer<typeof adminInquirySchema>
export type AdminEventInquiry = z.infer<typeof adminEventSchema>
export type AdminGroupInquiry = z.infer<typeof adminGroupSchema>
export type InquiryFilter = z.infer<typeof inquiryFilterSchema>
export type AdminInquiryQuery = z.infer<typeof adminInquiryQuerySchema>
export type InquiryChange = z.infer<typeof inquiryChangeSchema>
export type InquiryCounts = z.infer<typeof inquiryCountsSchema>
