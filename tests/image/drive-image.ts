import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { check } from './check.ts'
import type { Engine } from './engine.ts'
import { guarantees } from './guarantees.ts'

/** The user of the image. */
const user = 10_001

/** Drives the built image alone. Returns how many guarantees do not hold. */
export async function driveImage(engine: Engine): Promise<number> {
  const folder = await newTemporaryFolder('cabins-image-data-')
  await chmod(folder.path, 0o755)
  const place = async (name: string) => {
    const path = join(folder.path, name)
    await mkdir(path)
    await chown(path, user, user)
    return path
  }
  const driven = {
    engine,
    data: await place('data'),
    copies: await place('copies'),
    fresh: await place('fresh'),
  }
  const failed = await check(guarantees, driven)
  await folder.remove()
  return failed
}
