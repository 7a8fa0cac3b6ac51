import { z } from 'zod'

/** Name and value of a form field, in sending order. */
export type FormFields = readonly (readonly [name: string, value: string])[]

const fieldsSchema = z.array(z.tuple([z.string(), z.string()]))

/** The form fields of a payload. Throws if `insertNotifications` did not write it. */
export function readFields(payload: string): FormFields {
  return fieldsSchema.parse(JSON.parse(payload))
}
