// npm run bench [-- pages|starts|load|hanging|uploads|bytes|lighthouse …] [--runs N]: measures the built site, each number
// beside its peer or its target. N: how often Lighthouse runs.
import { parseArgs } from 'node:util'
import { measureBytes } from './bytes.ts'
import { measureHanging } from './hanging.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measurePages } from './pages.ts'
import { measureStarts } from './starts.ts'
import { printVerdicts, type Verdict } from './report.ts'
import { measureUploads } from './uploads.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: 'string', default: '5' } },
})

const parts: Readonly<Record<string, () => Promise<Verdict[]>>> = {
  pages: measurePages,
  starts: measureStarts,
  load: measureLoad,
  hanging: measureHanging,
  uploads: measureUploads,
  bytes: measureBytes,
  lighthouse: () => measureLighthouse(Math.max(1, Number.parseInt(values.runs, 10) || 1)),
}

const names = positionals.length > 0 ? positionals : Object.keys(parts)
const unknown = names.filter((name) => !Object.hasOwn(parts, name))
if (unknown.length > 0) {
  console.error(`There is no part '${unknown.join("', '")}': ${Object.keys(parts).join(', ')}.`)
  process.exit(2)
}

const verdicts: Verdict[] = []
for (const name of names) verdicts.push(...((await parts[name]?.()) ?? []))
printVerdicts(verdicts)
