// npm run image: builds the image and drives it, or what docs/compose.md starts, where buildah and podman run.
// Ends with 'N passed, N failed', and with 'N skipped' where they don't.
import { readArguments } from '#bin/setup/arguments.mjs'
import { buildDebian, buildImage } from './build.ts'
import { composeGuarantees, driveCompose, whyNoCompose } from './compose/drive.ts'
import { guarantees } from './guarantees.ts'
import { driveImage } from './drive-image.ts'
import { findEngine } from './engine.ts'

const isCompose = readArguments('image').positionals.length > 0
const count = isCompose ? composeGuarantees : guarantees.length
const reason = isCompose ? await whyNoCompose() : null
if (reason) console.log(reason)
const engine = reason ? null : await findEngine()
if (!engine) {
  console.log(`\n0 passed, 0 failed, ${count} skipped`)
  process.exit(0)
}
await using disposing = new AsyncDisposableStack()
disposing.use(engine)
console.log('Building the image: several minutes')
await buildDebian(engine)
await buildImage(engine)
const failed = await (isCompose ? driveCompose(engine) : driveImage(engine))
console.log(`\n${count - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
