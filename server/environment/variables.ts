import { resolve } from 'node:path'
import { z } from 'zod'
import { emailSchema } from '#contracts/email.ts'
import { defaultMailsPerDay } from '#services/notifications/daily-limit.ts'
import { isIP } from 'node:net'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]

const adminPasswordMin = 12

// The advice never repeats the value: some values are secrets, and errors end up in logs.
const checked = (isRight: (value: string) => boolean, advice: string) =>
  z.string().refine(isRight, advice)
const httpUrl = checked(isHttpUrl, 'must be an address that begins with http:// or https://')
const email = emailSchema('must be an email address')

/** Each variable on its own; rules between variables are in checks.ts. */
export const variablesSchema = z.object({
  PORT: checked(isPort, 'must be a whole number from 1 to 65535').transform(Number).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: checked(isOrigin, 'must be an origin such as https://cabins.example, without a path')
    .transform(originOf)
    .optional(),
  HSTS_INCLUDE_SUBDOMAINS: z
    .enum(['true', 'false'], 'must be true or false')
    .transform((value) => value === 'true')
    .default(false),
  TRUST_PROXY: checked(
    (value) => splitList(value).every(isAddressOrRange),
    'must list IP addresses or ranges such as 10.0.0.0/8, with commas between them',
  )
    .transform(splitList)
    .optional(),
  DATA_DIR: z
    .string()
    .default('./data')
    .transform((folder) => resolve(folder)),
  CONTENT_DIR: z
    .string()
    .default('./content/site')
    .transform((folder) => resolve(folder)),
  DATABASE_URL: checked(
    (value) => isUrl(value, 'postgres:', 'postgresql:'),
    'must begin with postgres://; leave it out for the embedded database',
  ).optional(),
  UPLOADS_URL: checked(
    isBucket,
    'must look like s3://bucket/prefix?endpoint=https://…&region=…; leave it out for a folder',
  )
    .refine(hasHttpEndpoint, 'needs an endpoint that begins with http:// or https://')
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  BACKUP_URL: checked(
    (value) => !value.includes('://') || isBucket(value),
    'must be a folder on another disk, or look like s3://bucket/prefix?endpoint=https://…&region=…',
  )
    .refine(hasHttpEndpoint, 'needs an endpoint that begins with http:// or https://')
    .optional(),
  BACKUP_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_SECRET_ACCESS_KEY: z.string().optional(),
  ADMIN_USERNAME: z.string().default('admin'),
  ADMIN_PASSWORD: z
    .string()
    .min(adminPasswordMin, `must have at least ${adminPasswordMin} characters`)
    .optional(),
  BREACHED_PASSWORDS_URL: httpUrl.optional(),
  CALENDAR_API_URL: httpUrl.default('https://www.googleapis.com/calendar/v3'),
  CALENDAR_ID: z.string().optional(),
  CALENDAR_API_KEY: z.string().optional(),
  FORM_MAIL_URL: httpUrl.optional(),
  SMTP_URL: checked((value) => /^smtps?:\/\//i.test(value), 'must begin with smtp:// or smtps://')
    .refine(
      isWholeUrl,
      'cannot be read as an address; write special characters of the password as in URLs: # is %23, / is %2F, @ is %40',
    )
    .optional(),
  MAIL_FROM: checked(
    (value) => value.includes('@'),
    'must be an email address, with or without a name before it',
  ).optional(),
  MAILS_PER_DAY: checked(
    (value) => /^[1-9]\d{1,6}$/.test(value),
    'must be a whole number from 10 on',
  )
    .transform(Number)
    .default(defaultMailsPerDay),
  OWNER_EMAIL: email.optional(),
  BUSINESS_EMAIL: email.optional(),
  CAMERA_FEED_URL: httpUrl
    .refine(hasNoCredentials, 'must not hold a password: the browser of every visitor gets it')
    .optional(),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,}$/, 'must have at least 16 characters, without spaces')
    .optional(),
  METRICS_PORT: checked(isPort, 'must be a whole number from 1 to 65535')
    .transform(Number)
    .optional(),
  DRAIN_SECONDS: checked(
    (value) => /^\d{1,3}$/.test(value),
    'must be a whole number of seconds, at most 999',
  )
    .transform(Number)
    .default(0),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
})

export type Variables = z.infer<typeof variablesSchema>

/** An unescaped # in a password would turn the rest into a fragment. */
function isWholeUrl(value: string): boolean {
  return URL.canParse(value) && new URL(value).hash === ''
}

function hasNoCredentials(url: string): boolean {
  const { username, password } = URL.parse(url) ?? { username: '', password: '' }
  return username === '' && password === ''
}

function isBucket(value: string): boolean {
  return isUrl(value, 's3:') && new URL(value).hostname !== ''
}

function hasHttpEndpoint(url: string): boolean {
  const endpoint = URL.canParse(url) ? new URL(url).searchParams.get('endpoint') : null
  return endpoint === null || isHttpUrl(endpoint)
}

/** Whether the text is a URL with one of the protocols, written as 'https:'. */
export function isUrl(text: string, ...protocols: string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol)
}

export function isHttpUrl(text: string): boolean {
  return isUrl(text, 'http:', 'https:')
}

/** Scheme, host and port; only a trailing slash is tolerated. */
export function isOrigin(text: string): boolean {
  return isHttpUrl(text) && /^https?:\/\/[^/?#@\s]+\/?$/i.test(text)
}

export function originOf(text: string): string {
  return new URL(text).origin
}

export function isPort(text: string): boolean {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535
}

/** An IP address, or a range such as 10.0.0.0/8. */
export function isAddressOrRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || more.length > 0) return false
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  )
}

export function splitList(text: string): string[] {
  return text.split(',').map((item) => item.trim())
}
