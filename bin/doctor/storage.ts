import type { Clock } from '#integrations/clock.ts'
import { StorageError, type Storage } from '#integrations/storage/index.ts'
import { compareFiles } from '#services/submissions/compare-files.ts'
import type { Database } from '#store/database.ts'
import { about, type Finding } from '#services/doctor/finding.ts'

/** Uploads against the rows of their entries. */
export async function checkStorage(deps: {
  db: Database
  storage: Storage
  clock: Clock
}): Promise<Finding[]> {
  const { fine, warning, broken } = about('uploads')
  try {
    const { missing, unknown } = await compareFiles(deps)
    const findings: Finding[] = []
    if (missing > 0) {
      findings.push(
        broken(`${missing} files of entries are missing`, 'Restore the last backup that has them.'),
      )
    }
    if (unknown > 0) {
      const toDo = 'Nothing: the running site removes them within the hour.'
      findings.push(warning(`${unknown} stored files belong to no entry`, toDo))
    }
    return findings.length > 0 ? findings : [fine('every file of an entry is there')]
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    return [broken('the storage cannot be read', 'Check UPLOADS_URL and its keys, or the folder.')]
  }
}
