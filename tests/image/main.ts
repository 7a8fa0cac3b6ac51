// npm run image: builds the image and drives it, where buildah and podman run. Ends with
// 'N passed, N failed', and with 'N skipped' where they don't.
import { chmod, chown, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { readArguments } from '#bin/setup/arguments.mjs'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { buildImage } from './build.ts'
import { guarantees, type Guarantee } from './guarantees.ts'
import { findEngine } from './engine.ts'

readArguments('image')
const engine = await findEngine()
if (!engine) {
  console.log(`\n0 passed, 0 failed, ${guarantees.length} skipped`)
  process.exit(0)
}
await using disposing = new AsyncDisposableStack()
disposing.use(engine)
console.log('Building the image: several minutes')
await buildImage(engine)

const folder = await newTemporaryFolder('cabins-image-data-')
disposing.defer(() => folder.remove())
await chmod(folder.path, 0o755)
const [data, copies, fresh] = ['data', 'copies', 'fresh'].map((name) => join(folder.path, name))
for (const path of [data, copies, fresh]) {
  await mkdir(path ?? '')
  // The image's user.
  await chown(path ?? '', 10001, 10001)
}
const driven = { engine, data: data ?? '', copies: copies ?? '', fresh: fresh ?? '' }

let failed = 0
for (const guarantee of guarantees) failed += await check(guarantee)
console.log(`\n${guarantees.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** Returns 1 if it does not hold. */
async function check({ title, holds }: Guarantee): Promise<number> {
  try {
    const found = await holds(driven)
    console.log(`  ✓ ${title}${found ? `: ${found}` : ''}`)
    return 0
  } catch (error) {
    console.log(`  ✗ ${title}\n${String(error)}`)
    return 1
  }
}
