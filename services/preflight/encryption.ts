const local = ['localhost', '127.0.0.1', '::1', '']
const addresses =
  /^(FORM_MAIL_URL|CALENDAR_API_URL|CAMERA_FEED_URL|BREACHED_PASSWORDS_URL|DATABASE_URL|UPLOADS_URL|SMTP_URL|AVAILABILITY_FEED_.+)$/

/** Settings that would send data to another machine in plain text (ASVS 12.3.1), one line each. */
export function plainTextSettings(env: Readonly<Record<string, string | undefined>>): string[] {
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
