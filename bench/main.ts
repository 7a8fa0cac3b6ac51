// npm run bench [-- pages|starts|load|hanging|uploads|hostile-uploads|bytes|lighthouse|million|
// endurance …] [--runs N] [--every-page] [--minutes N]: measures the built site, each number beside
// its peer or target. --runs and --every-page are for Lighthouse, --minutes for endurance.
import { readArguments } from '../bin/setup/arguments.mjs'
import { measureBytes } from './bytes.ts'
import { measureEndurance } from './endurance/endurance.ts'
import { measureHanging } from './hanging.ts'
import { measureHostileUploads } from './hostile-uploads.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measureLoad } from './load.ts'
import { measureMillion } from './million.ts'
import { measurePages } from './pages.ts'
import { measureStarts } from './starts.ts'
import { printVerdicts, type Verdict } from './report.ts'
import { measureUploads } from './uploads.ts'

const { values, positionals } = readArguments('bench')

const measurements: Readonly<Record<string, () => Promise<Verdict[]>>> = {
  pages: measurePages,
  starts: measureStarts,
  load: measureLoad,
  hanging: measureHanging,
  uploads: measureUploads,
  'hostile-uploads': measureHostileUploads,
  bytes: measureBytes,
  million: measureMillion,
  endurance: () => measureEndurance(Number(values.minutes)),
  lighthouse: () =>
    measureLighthouse({
      runs: Number(values.runs),
      everyPage: values['every-page'],
    }),
}

// These take long, so they only run on request.
const onRequest = ['million', 'endurance']
const usual = Object.keys(measurements).filter((name) => !onRequest.includes(name))
const names = positionals.length > 0 ? positionals : usual

const verdicts: Verdict[] = []
for (const name of names) verdicts.push(...((await measurements[name]?.()) ?? []))
printVerdicts(verdicts)
