import { looksLikeSample } from '#content/sample-facts.ts'
import { feedVariable } from '#contracts/feed-variable.ts'
import type { Left } from './launch-findings.ts'

type Variables = Readonly<Record<string, string | undefined>>

const local = ['localhost', '127.0.0.1', '::1', '']
const addresses =
  /^(FORM_MAIL_URL|CALENDAR_API_URL|CAMERA_FEED_URL|BREACHED_PASSWORDS_URL|DATABASE_URL|UPLOADS_URL|SMTP_URL|AVAILABILITY_FEED_.+)$/

/** What the settings leave open. `cabinIds`: of cabins without a calendar given in the browser. */
export function settingsLeft(env: Variables): (cabinIds: readonly string[]) => Left[] {
  return (cabinIds) => [...missingSettings(env, cabinIds), ...sampleSettings(env)]
}

/** Settings without which the site starts, but not everything works. */
export function missingSettings(env: Variables, cabinIds: readonly string[]): Left[] {
  const isSet = (name: string) => Boolean(env[name]?.trim())
  const problems = [
    !env['PUBLIC_URL']?.startsWith('https://') &&
      'PUBLIC_URL: give the https address guests will type',
    !isSet('TRUST_PROXY') && 'TRUST_PROXY: name the reverse proxy that ends TLS',
    ['', 'admin'].includes(env['ADMIN_USERNAME']?.trim().toLowerCase() ?? '') &&
      "ADMIN_USERNAME: choose a name of your own; 'admin' is the first that strangers try",
    !isSet('ADMIN_PASSWORD') &&
      'ADMIN_PASSWORD: choose one, or note the one that the first start prints',
    ...mailProblems(isSet),
    ...plainTextSettings(env),
    !(isSet('CALENDAR_ID') && isSet('CALENDAR_API_KEY')) &&
      'CALENDAR_ID and CALENDAR_API_KEY: without them only built-in events are shown',
    !isSet('CAMERA_FEED_URL') && 'CAMERA_FEED_URL: without it there is no live view',
  ]
  const feeds = cabinIds.filter((id) => !isSet(feedVariable(id))).map(withoutFeed)
  return [
    ...problems.filter((problem) => problem !== false).map((what) => ({ what, where: '.env' })),
    ...feeds.map((what) => ({ what, where: '/admin/cabins, or .env' })),
  ]
}

/** Values are not repeated: some are secrets. */
export function sampleSettings(env: Variables): Left[] {
  return ['PUBLIC_URL', 'OWNER_EMAIL', 'BUSINESS_EMAIL', 'MAIL_FROM', 'SMTP_URL', 'FORM_MAIL_URL']
    .filter((name) => looksLikeSample(env[name] ?? ''))
    .map((name) => ({ what: `${name}: is still a sample`, where: '.env' }))
}

/** Of a cabin, by its id. */
export function withoutFeed(cabin: string): string {
  return `${feedVariable(cabin)}: without the feed no booked days are shown`
}

function mailProblems(isSet: (name: string) => boolean): string[] {
  const problems: string[] = []
  if (!isSet('FORM_MAIL_URL') && !isSet('SMTP_URL'))
    problems.push('FORM_MAIL_URL or SMTP_URL: without either, notices stay in the outbox')
  for (const name of ['OWNER_EMAIL', 'BUSINESS_EMAIL'])
    if (!isSet(name)) problems.push(`${name}: one of the two recipients of notices`)
  return problems
}

/** Settings that would send data to another machine in plain text (ASVS 12.3.1), one line each. */
export function plainTextSettings(env: Variables): string[] {
  return Object.entries(env)
    .filter(([name, value]) => addresses.test(name) && value?.split(/\s+/).some(isPlainText))
    .map(([name]) => `${name}: ${adviceFor(name)}`)
}

function isPlainText(address: string): boolean {
  const url = URL.parse(address)
  if (!url) return false
  const host = url.searchParams.get('host') ?? url.hostname.replace(/^\[|\]$/g, '')
  const isHere = local.includes(host) || host.startsWith('/')
  switch (url.protocol) {
    case 'http:':
      return !isHere
    case 'smtp:':
      return !isHere && url.searchParams.get('ignoreTLS') === 'true'
    case 'postgres:':
    case 'postgresql:':
      return !isHere && !url.searchParams.get('sslmode')?.startsWith('verify-')
    case 's3:':
      return isPlainText(url.searchParams.get('endpoint') ?? '')
    default:
      return false
  }
}

function adviceFor(name: string): string {
  if (name === 'DATABASE_URL') return 'add sslmode=verify-full, or data goes there unencrypted'
  if (name === 'SMTP_URL') return 'without ignoreTLS, or mail goes there unencrypted'
  return 'give an https address, or data goes there unencrypted'
}
