import type { StorageLocation } from '#integrations/storage/index.ts'

/** The settings for copies in a folder or a bucket. */
export function copyVariables(place: string | StorageLocation): Record<string, string> {
  if (typeof place === 'string') return { BACKUP_URL: place }
  if (place.kind === 'folder') return { BACKUP_URL: place.folder }
  const { bucket, prefix, endpoint, region, accessKeyId, secretAccessKey } = place
  const query = new URLSearchParams({ endpoint, region })
  return {
    BACKUP_URL: `s3://${bucket}/${prefix}?${query}`,
    BACKUP_ACCESS_KEY_ID: accessKeyId,
    BACKUP_SECRET_ACCESS_KEY: secretAccessKey,
  }
}
