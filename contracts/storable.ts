import { z } from 'zod'

/** Text our own screens send back as they got it. PostgreSQL rejects NUL. */
export function storable(max: number) {
  return z
    .string()
    .max(max)
    .regex(/^[^\0]*$/)
}
