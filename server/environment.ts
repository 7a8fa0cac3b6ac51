import { join } from 'node:path'
import { contradictions, cutValues, type Given, unknownNames } from './environment/checks.ts'
import { readFeeds, type FeedSetting } from './environment/feeds.ts'
import {
  type Mail,
  mailFrom,
  type Uploads,
  backupFrom,
  uploadsFrom,
} from './environment/services.ts'
import { variablesSchema, type LogLevel, type Variables } from './environment/variables.ts'
import type { Secure } from './security/headers.ts'

/** The validated settings of a running site. */
export interface Environment {
  port: number
  host: string
  /** Canonical origin, without a trailing slash. */
  publicUrl: string
  /** True if visitors use https: Secure cookies and HSTS. */
  secure: Secure
  /** Addresses and ranges of reverse proxies, for Fastify's `trustProxy`. */
  trustProxy: string[] | false
  /** Absolute path. */
  dataDir: string
  /** Absolute path of the owner's documents. */
  contentDir: string
  /** For `openDatabase`. */
  database: { url: string | undefined; file: string }
  uploads: Uploads
  /** Where database and uploads are copied as they change. */
  backup: Uploads | null
  /** Without a password the first start generates one. */
  admin: { username: string; password: string | null }
  /** A service that knows breached passwords; null for none. */
  breachedPasswordsUrl: string | null
  /** Null: the built-in events only. */
  calendar: { apiUrl: string; id: string; key: string } | null
  /** iCal feeds by cabin slug. */
  availabilityFeeds: Record<string, FeedSetting[]>
  mail: Mail
  ownerEmail: string | null
  businessEmail: string | null
  /** Limit for mails caused by visitors, per 24 hours. */
  mailsPerDay: number
  cameraFeedUrl: string | null
  /** Who may read `/metrics`: on a port of this machine, or with a token; null for nobody. */
  metrics: { port: number | null; token: string | null }
  /** How long it goes on serving after a signal to stop, while it says that it is not ready. */
  drainMs: number
  logLevel: LogLevel
  /** As set, without empty ones. Contains secrets. */
  given: Given
}

/** The message names every invalid variable and its remedy, one per line, without values. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'

  constructor(mistakes: readonly string[]) {
    super(['Some settings need attention:', ...mistakes].join('\n  '))
  }
}

/** Reads the variables documented in `.env.example`. Throws `EnvironmentError`. */
export function readEnvironment(env: Record<string, string | undefined>): Environment {
  const given = withoutEmpty(env)
  const { data, error } = variablesSchema.safeParse(given)
  const { feeds, mistakes } = readFeeds(given)
  const all = [
    ...(error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`),
    ...contradictions(given),
    ...mistakes,
    ...unknownNames(given),
    ...cutValues(given),
  ]
  if (!data || all.length > 0) throw new EnvironmentError(all)
  return {
    ...listening(data),
    ...keeping(data),
    ...connecting(data),
    availabilityFeeds: feeds,
    given,
  }
}

function withoutEmpty(env: Record<string, string | undefined>): Given {
  const set = Object.entries(env).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(set)
}

function listening(variables: Variables) {
  const { PORT, HOST, PUBLIC_URL, TRUST_PROXY, LOG_LEVEL, HSTS_INCLUDE_SUBDOMAINS } = variables
  const publicUrl = PUBLIC_URL ?? `http://localhost:${PORT}`
  return {
    port: PORT,
    host: HOST,
    publicUrl,
    secure:
      publicUrl.startsWith('https:') &&
      (HSTS_INCLUDE_SUBDOMAINS ? ('with subdomains' as const) : true),
    trustProxy: TRUST_PROXY ?? (false as const),
    drainMs: variables.DRAIN_SECONDS * 1000,
    logLevel: LOG_LEVEL,
  }
}

function keeping(variables: Variables) {
  const { DATA_DIR, CONTENT_DIR, DATABASE_URL, ADMIN_USERNAME, ADMIN_PASSWORD } = variables
  return {
    dataDir: DATA_DIR,
    contentDir: CONTENT_DIR,
    database: { url: DATABASE_URL, file: join(DATA_DIR, 'cabins.sqlite') },
    uploads: uploadsFrom(variables),
    backup: backupFrom(variables),
    admin: { username: ADMIN_USERNAME, password: ADMIN_PASSWORD ?? null },
    breachedPasswordsUrl: variables.BREACHED_PASSWORDS_URL ?? null,
  }
}

function connecting(variables: Variables) {
  const { CALENDAR_API_URL, CALENDAR_ID, CALENDAR_API_KEY } = variables
  return {
    calendar:
      CALENDAR_ID && CALENDAR_API_KEY
        ? { apiUrl: CALENDAR_API_URL, id: CALENDAR_ID, key: CALENDAR_API_KEY }
        : null,
    mail: mailFrom(variables),
    ownerEmail: variables.OWNER_EMAIL ?? null,
    businessEmail: variables.BUSINESS_EMAIL ?? null,
    mailsPerDay: variables.MAILS_PER_DAY,
    cameraFeedUrl: variables.CAMERA_FEED_URL ?? null,
    metrics: { port: variables.METRICS_PORT ?? null, token: variables.METRICS_TOKEN ?? null },
  }
}
