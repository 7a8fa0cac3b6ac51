import { z } from 'zod'

// Zod's own messages ("Invalid input: expected string, received null") do not help people. These
// replace them wherever a schema has no message.

type Issue = z.core.$ZodRawIssue

z.config({ customError: plainWords })

function plainWords(issue: Issue): string {
  if (issue.code === 'invalid_type') return typeWords[issue.expected] ?? wrongFormat
  if (issue.code === 'invalid_format') return formatWords[issue.format] ?? wrongFormat
  if (issue.code === 'unrecognized_keys') return `There is no field '${issue.keys.join("', '")}'.`
  if (issue.code === 'invalid_value') return 'Please choose one of the options.'
  if (issue.code === 'too_big') return tooBig(issue)
  if (issue.code === 'too_small') return tooSmall(issue)
  return 'Please check this.'
}

const wrongFormat = 'This has the wrong format.'

const typeWords: Readonly<Record<string, string>> = {
  string: 'Please enter text.',
  number: 'Please enter a number.',
  int: 'Please enter a whole number.',
  boolean: 'This must be true or false.',
  array: 'This must be a list.',
}

const formatWords: Readonly<Record<string, string>> = {
  email: 'Please enter a full email address, such as name@example.com.',
  url: 'Please enter a full web address.',
  date: 'Please choose a date.',
  datetime: 'Please choose a date and time.',
}

function tooBig({ origin, maximum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooBig>): string {
  if (origin === 'string') return `Please use at most ${maximum} characters.`
  if (origin === 'array') return `Please choose at most ${maximum}.`
  return `Please enter ${maximum} or less.`
}

function tooSmall({ origin, minimum }: z.core.$ZodRawIssue<z.core.$ZodIssueTooSmall>): string {
  if (origin === 'string') {
    return minimum === 1 ? 'Please fill this in.' : `Please use at least ${minimum} characters.`
  }
  if (origin === 'array') return `Please choose at least ${minimum}.`
  return `Please enter ${minimum} or more.`
}
