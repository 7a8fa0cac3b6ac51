import { join, resolve } from 'node:path'
import type { Environment } from '../environment.ts'
import type { Variables } from './variables.ts'

/** Where contest entries are stored: a local folder or an S3-compatible store. */
export type Uploads =
  | { kind: 'folder'; folder: string }
  | {
      kind: 's3'
      bucket: string
      /** Without surrounding slashes; may be empty. */
      prefix: string
      endpoint: string
      region: string
      accessKeyId: string
      secretAccessKey: string
    }

const defaultRegion = 'us-east-1'

export function uploadsFrom(variables: Variables): Uploads {
  const { DATA_DIR, UPLOADS_URL } = variables
  const keys = uploadKeys(variables)
  if (!UPLOADS_URL || !keys) return { kind: 'folder', folder: join(DATA_DIR, 'uploads') }
  return bucketAt(UPLOADS_URL, keys)
}

/** Where database and uploads are copied as they change; null for nowhere. */
export function backupFrom(variables: Variables): Uploads | null {
  const { BACKUP_URL, BACKUP_ACCESS_KEY_ID: accessKeyId } = variables
  const { BACKUP_SECRET_ACCESS_KEY: secretAccessKey } = variables
  if (!BACKUP_URL) return null
  if (!BACKUP_URL.includes('://')) return { kind: 'folder', folder: resolve(BACKUP_URL) }
  const own = accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined
  const keys = own ?? uploadKeys(variables)
  return keys ? bucketAt(BACKUP_URL, keys) : null
}

interface Keys {
  accessKeyId: string
  secretAccessKey: string
}

function uploadKeys({ S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Variables): Keys | undefined {
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) return undefined
  return { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
}

/** Without an endpoint the store is Amazon's in the region. */
function bucketAt(url: string, keys: Keys): Uploads {
  const { hostname, pathname, searchParams } = new URL(url)
  const region = searchParams.get('region') ?? defaultRegion
  return {
    kind: 's3',
    bucket: hostname,
    prefix: pathname.replaceAll(/^\/+|\/+$/g, ''),
    endpoint: searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`,
    region,
    ...keys,
  }
}

/** How notifications are sent; without a service they wait in the outbox for the admin. */
export type Mail =
  | { kind: 'form-mail'; url: string }
  | { kind: 'smtp'; url: string; from: string }
  | { kind: 'outbox' }

export function mailFrom({ FORM_MAIL_URL, SMTP_URL, MAIL_FROM }: Variables): Mail {
  if (FORM_MAIL_URL) return { kind: 'form-mail', url: FORM_MAIL_URL }
  if (SMTP_URL && MAIL_FROM) return { kind: 'smtp', url: SMTP_URL, from: MAIL_FROM }
  return { kind: 'outbox' }
}

/** Services of the settings that may be asked for the time. */
export function clockServices({
  calendar,
  uploads,
  mail,
}: Pick<Environment, 'calendar' | 'uploads' | 'mail'>): string[] {
  return [
    uploads.kind === 's3' ? uploads.endpoint : null,
    mail.kind === 'form-mail' ? mail.url : null,
    calendar?.apiUrl ?? null,
  ].filter((url) => url !== null)
}
