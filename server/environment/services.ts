import { join } from 'node:path'
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

/** Without an endpoint the store is Amazon's in the region. */
export function uploadsFrom(variables: Variables): Uploads {
  const { DATA_DIR, UPLOADS_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = variables
  if (!UPLOADS_URL || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY) {
    return { kind: 'folder', folder: join(DATA_DIR, 'uploads') }
  }
  const { hostname, pathname, searchParams } = new URL(UPLOADS_URL)
  const region = searchParams.get('region') ?? defaultRegion
  return {
    kind: 's3',
    bucket: hostname,
    prefix: pathname.replaceAll(/^\/+|\/+$/g, ''),
    endpoint: searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`,
    region,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
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
