import { feedVariable } from '#contracts/feed-variable.ts'
import { plainTextSettings } from './encryption.ts'
import type { Finding } from './finding.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** Settings without which the site starts, but not everything works. */
export function missingSettings(env: Variables, cabinIds: readonly string[]): Finding[] {
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
