import { calendarHangs } from './calendar-hangs.ts'
import { databaseGone } from './database-gone.ts'
import { mayMount } from './disk.ts'
import { fullDisk } from './full-disk.ts'
import { mailHangs } from './mail-hangs.ts'
import type { Observations } from './observations.ts'
import { readOnlyDisk } from './read-only-disk.ts'
import { storageGone } from './storage-gone.ts'
import { wrongClock } from './wrong-clock.ts'

export interface Failure {
  name: string
  /** It mounts a disk. */
  needsRoot?: boolean
  run: () => Promise<Observations>
}

/** Everything that docs/when-something-breaks.md promises about. */
export const failures: readonly Failure[] = [
  { name: 'full disk', needsRoot: true, run: fullDisk },
  { name: 'read-only disk', needsRoot: true, run: readOnlyDisk },
  { name: 'clock a day ahead', run: () => wrongClock(1) },
  { name: 'clock a day behind', run: () => wrongClock(-1) },
  { name: 'database gone', run: () => databaseGone('cut') },
  { name: 'database hanging', run: () => databaseGone('hang') },
  { name: 'storage gone', run: () => storageGone('cut', { waitsForMail: true }) },
  { name: 'storage hanging', run: () => storageGone('hang') },
  { name: 'mail hanging', run: mailHangs },
  { name: 'calendar hanging', run: calendarHangs },
]

export const mayRun = ({ needsRoot = false }: Failure) => !needsRoot || mayMount
