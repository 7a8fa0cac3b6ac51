import { rm, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { readDiskSpace, type DiskSpace } from '#integrations/disk.ts'
import { inGigabytes, isNearlyFull } from '#services/alerts/checks.ts'
import { about, type Finding } from '#services/doctor/finding.ts'

const megabyte = 1024 ** 2
/** The site keeps this much free for the database and takes no uploads below. */
const leastFree = 512 * megabyte
const leastMemory = 200 * megabyte

export async function checkDisk(
  dataDir: string,
  readSpace: () => Promise<DiskSpace> = () => readDiskSpace(dataDir),
): Promise<Finding[]> {
  const { fine, warning, broken } = about('disk')
  const space = await readSpace().catch(() => null)
  if (!space) return [broken('DATA_DIR does not exist', 'Check DATA_DIR, or start the site once.')]
  const free = `${inGigabytes(space.freeBytes)} of ${inGigabytes(space.totalBytes)} free`
  const toDo = 'Delete what is not needed, or add space.'
  if (space.freeBytes < leastFree) return [broken(`${free}: nothing more can be stored`, toDo)]
  if (!(await isWritable(dataDir))) {
    const advice = 'Mount the disk for writing, and give the folder to the user of the site.'
    return [broken('DATA_DIR cannot be written', advice)]
  }
  return [isNearlyFull(space) ? warning(free, toDo) : fine(free)]
}

async function isWritable(folder: string): Promise<boolean> {
  const file = join(folder, '.doctor')
  try {
    await writeFile(file, '')
    await rm(file)
    return true
  } catch {
    return false
  }
}

/** `bytes`: what a new process may take. */
export function checkMemory(bytes: number = process.availableMemory()): Finding[] {
  const { fine, warning } = about('memory')
  const what = `${inGigabytes(bytes)} available, ${availableParallelism()} cores`
  if (bytes >= leastMemory) return [fine(what)]
  return [warning(what, 'Stop other programs, or give the machine more memory.')]
}
