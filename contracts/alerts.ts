import { z } from 'zod'

/**
 * What the owner is told about the running of the site. `mail`: notifications cannot be sent;
 * `feeds`: calendars of bookings unreadable for a day; `disk`: nearly full; `backup`: no copy for a
 * day; `certificate`: ends within ten days, or is not valid; `storage`: uploads cannot be stored;
 * `calendar`: the events calendar unreadable for a day; `database`: was out of reach for five minutes;
 * `clock`: wrong by more than five minutes; `publication`: a planned change could not be published.
 */
export const alertKinds = [
  'mail',
  'feeds',
  'disk',
  'backup',
  'certificate',
  'storage',
  'calendar',
  'database',
  'clock',
  'publication',
] as const
export type AlertKind = (typeof alertKinds)[number]

export const alertSchema = z.object({
  kind: z.enum(alertKinds),
  /** What exactly, in a few words; no personal data. */
  detail: z.string(),
  /** ISO 8601, UTC. */
  since: z.iso.datetime(),
})

/** Response of `GET /api/admin/alerts`: what is wrong now. */
export const alertsSchema = z.array(alertSchema)

export type Alert = z.infer<typeof alertSchema>
