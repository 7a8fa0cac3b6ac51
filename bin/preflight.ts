import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { todayIn } from '#contracts/dates.ts'
import type { Albums } from '#contracts/pictures.ts'
import { readAlbums } from '#integrations/documents.ts'
import { countFindings, report } from '#services/preflight/finding.ts'
import { launchFindings, namesOfAlbums } from '#services/preflight/launch-findings.ts'
import { sampleSettings } from '#services/preflight/sample-words.ts'
import { missingSettings } from '#services/preflight/settings.ts'
import { contentMistakes, readWritten } from '#services/site/read-site.ts'
import { hiddenNightsNotes } from './preflight/hidden-nights.ts'
import { leftOutPictures } from './preflight/pictures.ts'
import { nothingPublished, readPublished } from './preflight/published.ts'
import { readPages } from './preflight/read-pages.ts'
import { readArguments } from './setup/arguments.mjs'

// Lists what is still missing for a real launch; exits 1 if anything is.

readArguments('preflight')
const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const settingsFile = inProject('.env')
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

const albums = await readAlbums(inProject('build/pictures')).catch((): Albums => new Map())
const contentDir = process.env.CONTENT_DIR || inProject('content/site')
const mistakes = contentMistakes(contentDir)
const shipped = mistakes.length > 0 ? null : readWritten(contentDir)
const published = shipped ? await readPublished(process.env, shipped, albums) : nothingPublished
const { pages, findings } = shipped
  ? await readPages(process.env, published.rows)
  : {
      pages: [],
      findings: [{ what: 'not read: first fix the mistakes in the content', where: 'content/' }],
    }
const { site } = published
const ids = (site?.cabins ?? [])
  .map(({ id }) => id)
  .filter((id) => !published.withFeeds.includes(id))
const leftOut = await leftOutPictures(inProject('content/pictures'), namesOfAlbums(site), albums)

const groups = launchFindings({
  site,
  mistakes,
  albums,
  pages,
  unread: [...published.findings, ...findings],
  settings: [...missingSettings(process.env, ids), ...sampleSettings(process.env)],
  leftOut: leftOut.map((what) => ({ what, where: 'content/pictures/README.md' })),
  alsoConfirmed: published.confirmed,
})
console.log(report(groups))
if (site) {
  const { timeZone, turnoverDay } = site.facts
  const rules = { timeZone, turnoverDay, today: todayIn(timeZone) }
  for (const note of await hiddenNightsNotes(process.env, rules)) console.log(`Note: ${note}`)
}
process.exitCode = countFindings(groups) === 0 ? 0 : 1
