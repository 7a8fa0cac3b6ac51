import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { confirmed } from '#content/confirmed.ts'
import { contradictionsIn } from './preflight/contradictions.ts'
import { pageAlbums } from '#content/pictures/stand-ins.ts'
import { sampleFactsOf } from '#content/sample-facts.ts'
import { todayIn } from '#contracts/dates.ts'
import type { Albums } from '#contracts/pictures.ts'
import { readAlbums } from '#integrations/documents.ts'
import { contentMistakes, readSite } from '#services/site/read-site.ts'
import { withoutConfirmed, type FindingGroup, countFindings, report } from './preflight/finding.ts'
import { openFacts, reviewGating } from './preflight/facts.ts'
import { guideSamples } from './preflight/guide-samples.ts'
import { hiddenNightsNotes } from './preflight/hidden-nights.ts'
import { leftOutPictures, standInPictures } from './preflight/pictures.ts'
import { sampleWordsOn } from './preflight/page-words.ts'
import { readPages } from './preflight/read-pages.ts'
import {
  documentFiles,
  sampleSettings,
  sampleTextsIn,
  sampleWordsIn,
} from './preflight/sample-words.ts'
import { missingSettings } from './preflight/settings.ts'
import { findingsSwitchedOn } from './preflight/switches.ts'
import { readArguments } from './setup/arguments.mjs'

// Lists what is still missing for a real launch; exits 1 if anything is.

readArguments('preflight')
const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const settingsFile = inProject('.env')
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

const encoded = await readAlbums(inProject('build/pictures')).catch((): Albums => new Map())
const unread = {
  pages: [],
  findings: [{ what: 'not read: first fix the mistakes in the content', where: 'content/' }],
}

const contentDir = process.env.CONTENT_DIR || inProject('content/site')
const mistakes = contentMistakes(contentDir)
const { pages, findings } = mistakes.length > 0 ? unread : await readPages(process.env)
const owned = mistakes.length > 0 ? null : readSite(contentDir)
const files = owned ? documentFiles(owned) : []
const listed = files.flatMap(sampleTextsIn)
const ids = owned?.cabins.map(({ id }) => id) ?? []
const albumNames = [...ids, ...Object.keys(pageAlbums)]
// `npm test` also encodes those of its own property.
const shown = new Map([...encoded].filter(([name]) => albumNames.includes(name)))
const left: FindingGroup[] = [
  {
    title: 'Sample facts to replace or confirm',
    findings: owned ? openFacts([...sampleFactsOf(owned), ...guideSamples(owned)]) : [],
  },
  {
    title: 'Content with mistakes',
    findings: mistakes.map((mistake) => ({ what: mistake, where: 'content/' })),
  },
  { title: 'Sample words in content', findings: sampleWordsIn(files) },
  {
    title: 'Sample words on the pages',
    findings: [...findings, ...sampleWordsOn(pages, { listed, confirmed })],
  },
  {
    title: 'Settings that are missing',
    findings: [...missingSettings(process.env, ids), ...sampleSettings(process.env)],
  },
  {
    title: 'Contradictions for the owner to settle',
    findings: owned ? contradictionsIn(owned) : [],
  },
  {
    title: 'Placeholder pictures instead of photographs',
    findings: standInPictures(shown, ids),
  },
  {
    title: 'Pictures that were left out',
    findings: (await leftOutPictures(inProject('content/pictures'), albumNames, encoded)).map(
      (what) => ({ what, where: 'content/pictures/README.md' }),
    ),
  },
  { title: 'Worth a decision', findings: owned ? reviewGating(owned.facts) : [] },
]

const groups = withoutConfirmed(owned ? findingsSwitchedOn(left, owned) : left, confirmed)
console.log(report(groups))
if (owned) {
  const { timeZone, turnoverDay } = owned.facts
  const rules = { timeZone, turnoverDay, today: todayIn(timeZone) }
  for (const note of await hiddenNightsNotes(process.env, rules)) console.log(`Note: ${note}`)
}
process.exitCode = countFindings(groups) === 0 ? 0 : 1
