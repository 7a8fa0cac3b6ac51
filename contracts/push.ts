import { z } from 'zod'

/** Of web push, as browsers say them: base64url (RFC 8291). */
const keySchema = z.string().regex(/^[\w-]{16,200}={0,2}$/)

/** Body of `POST /api/admin/push/devices`: a browser's `PushSubscription`. */
export const newPushDeviceSchema = z.object({
  endpoint: z.url({ protocol: /^https$/ }).max(1000),
  keys: z.object({ p256dh: keySchema, auth: keySchema }),
})

export const pushDeviceSchema = z.object({
  id: z.string(),
  /** In words: 'Chrome on Windows'. */
  device: z.string(),
  /** ISO 8601, UTC. */
  addedAt: z.iso.datetime(),
  /** SHA-256 of the endpoint, hexadecimal: a browser finds itself by it. */
  endpointHash: z.string(),
})

/** Response of `GET /api/admin/push`. */
export const pushSchema = z.object({
  devices: z.array(pushDeviceSchema),
})

/** Response of `POST /api/admin/push/key`. */
export const pushKeySchema = z.object({
  /** What browsers subscribe with (VAPID), base64url. */
  publicKey: z.string(),
})

/** What a push message says, as JSON; nothing of a guest is in it. */
export interface PushMessage {
  title: string
  body: string
  /** The screen it leads to. */
  path: string
}

export type NewPushDevice = z.infer<typeof newPushDeviceSchema>
export type PushDeviceListed = z.infer<typeof pushDeviceSchema>
export type PushKey = z.infer<typeof pushKeySchema>
export type PushState = z.infer<typeof pushSchema>
