import { StartError } from '../start-error.ts'

export function newerTables(place: string, unknown: readonly string[], newest: string): StartError {
  return new StartError(
    `The database ${place} has been migrated by a newer version of the site: it has ` +
      `${unknown.join(', ')}, but this version only knows ${newest}. Start the newer version. ` +
      'To go back to this one, restore the backup from before the update into another DATA_DIR or ' +
      'an empty database (docs/updates.md).',
  )
}

export function inUse(place: string, isNewer: boolean): StartError {
  return new StartError(
    isNewer
      ? `A site of an older version is running on the database ${place}. Stop it first: this version ` +
          'has to change its tables. Nothing has been changed.'
      : `The database ${place} is being restored or migrated by another process. Start ` +
          'again when it has finished.',
  )
}
