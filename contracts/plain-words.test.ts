import { z } from 'zod'
import { expect, test } from 'vitest'
import { limits } from './limits.ts'
import { reviewSubmissionSchema } from './reviews.ts'
import { eventInquirySchema } from './inquiries.ts'

const wrong = [
  null,
  '',
  ' ',
  'x'.repeat(30_000),
  '2025-13-40',
  -1,
  0.5,
  1e12,
  true,
  [],
  Array.from({ length: 200 }, () => 'x'),
  {},
]

function allSchemas(): [string, z.ZodType][] {
  const modules = Object.values(
    import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true }),
  )
  return modules.flatMap((found) =>
    Object.entries(found).filter((entry): entry is [string, z.ZodType] => {
      return entry[1] instanceof z.ZodType
    }),
  )
}

/** Messages a schema gives for a value, alone and in every field. */
function messagesOf(schema: z.ZodType, value: unknown): string[] {
  const fields = schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
  const inputs = [value, Object.fromEntries(fields.map((field) => [field, value]))]
  return inputs.flatMap((input) => {
    return schema.safeParse(input).error?.issues.map(({ message }) => message) ?? []
  })
}

test('no schema ever says the words of the library', () => {
  const schemas = allSchemas()
  expect(schemas.length).toBeGreaterThan(50)
  const messages = new Set(
    schemas.flatMap(([, schema]) => wrong.flatMap((value) => messagesOf(schema, value))),
  )
  expect(messages.size).toBeGreaterThan(20)
  for (const message of messages) {
    expect(message).not.toMatch(/invalid|expected|received|too (big|small)|unrecogni[sz]ed|<=|>=/i)
    expect(message).toMatch(/^\p{Lu}.*\.$/u)
  }
})

test('a text that is too long is answered with the number of characters that fit', () => {
  const { error } = reviewSubmissionSchema.shape.website.safeParse('a'.repeat(4000))
  expect(error?.issues[0]?.message).toBe(`Please use at most ${limits.honeypotLength} characters.`)
})

test('an answer that is not offered is not answered with the whole list', () => {
  const { error } = eventInquirySchema.shape.duration.safeParse('a year')
  expect(error?.issues[0]?.message).toBe('Please choose one of the options.')
})
