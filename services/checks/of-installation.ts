import { readFile } from 'node:fs/promises'
import release from '#package.json' with { type: 'json' }
import { isServed } from '#store/instance-lock.ts'
import { proveWritable, type Database, type DatabaseLocation } from '#store/database.ts'
import { findDamage } from '#store/integrity.ts'
import { migrationsOf } from '#store/migrate.ts'
import { broken, fine, warning, type Check } from './check.ts'

export interface LocatedDatabase {
  db: Database
  location: DatabaseLocation
}

export const damage: Check<LocatedDatabase> = {
  id: 'database',
  toDo: 'Stop the site and restore the last backup (docs/backups.md).',
  async ask({ db, location }) {
    const findings = (await findDamage(db)).map((what) => broken(what))
    const canWrite = await proveWritable(db).then(
      () => true,
      () => false,
    )
    if (!canWrite) {
      const toDo = 'Free space on its disk, and check that this user may write there.'
      findings.push(broken('cannot be written', toDo))
    }
    if (findings.length > 0) return findings
    const isRunning = await isServed(location, 1000)
    return [fine(`intact and writable; the site is ${isRunning ? 'running' : 'not running'}`)]
  },
}

/** The tables against this release. */
export const tables: Check<Pick<LocatedDatabase, 'db'>> = {
  id: 'tables',
  toDo: 'Start this version of the site: it migrates them.',
  async ask({ db }) {
    const { missing, unknown, newest } = await migrationsOf(db)
    if (unknown.length > 0) {
      const toDo = 'Run the newer version, or restore the backup from before the update.'
      return [broken(`of a newer version: ${unknown.join(', ')}`, toDo)]
    }
    if (missing.length > 0) return [warning(`not yet migrated: ${missing.join(', ')}`)]
    return [fine(`as this version expects (${newest})`)]
  },
}

const oldestNode = 22

interface Installation {
  /** Where the packages are, with a slash at its end. */
  root: string
  node?: string
}

/** Node, and the packages that are installed against those of this release. */
export const versions: Check<Installation> = {
  id: 'versions',
  toDo: 'Run: npm ci',
  async ask({ root, node = process.version }) {
    const findings = []
    if (Number(node.slice(1).split('.', 1)[0]) < oldestNode) {
      findings.push(broken(`Node ${node} is too old`, 'Install Node 26.'))
    }
    const others: string[] = []
    for (const [name, wanted] of Object.entries(release.dependencies)) {
      const installed = await readFile(`${root}node_modules/${name}/package.json`, 'utf8').then(
        (text) => (JSON.parse(text) as { version: string }).version,
        () => 'missing',
      )
      if (installed !== wanted) others.push(`${name} ${installed} instead of ${wanted}`)
    }
    if (others.length > 0) findings.push(warning(others.join(', ')))
    const all = Object.keys(release.dependencies).length
    return findings.length > 0
      ? findings
      : [fine(`release ${release.version}, Node ${node}, ${all} packages as in the lockfile`)]
  },
}
