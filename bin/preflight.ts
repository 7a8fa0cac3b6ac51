import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Albums } from '#contracts/pictures.ts'
import { readAlbums } from '#integrations/documents.ts'
import { launchFindings, namesOfAlbums } from '#services/preflight/launch-findings.ts'
import { settingsLeft } from '#services/preflight/settings.ts'
import { contentMistakes, readWritten } from '#services/site/read-site.ts'
import { leftOutPictures } from './preflight/pictures.ts'
import { leftOf } from './preflight/published.ts'
import { countFindings, report } from './preflight/report.ts'
import { readArguments } from './setup/arguments.mjs'

// Lists what is still missing for a real launch; exits 1 if anything is.

readArguments('preflight')
const inProject = (path: string) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const settingsFile = inProject('.env')
if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)

const albums = await readAlbums(inProject('build/pictures')).catch((): Albums => new Map())
const contentDir = process.env.CONTENT_DIR || inProject('content/site')
const mistakes = contentMistakes(contentDir)
const settings = settingsLeft(process.env)([])
const groups =
  mistakes.length > 0
    ? launchFindings({ site: null, albums, confirmed: [], mistakes, settings })
    : await leftOf(process.env, { ...readWritten(contentDir), albums }, async (site) => {
        const folder = inProject('content/pictures')
        const files = await leftOutPictures(folder, namesOfAlbums(site), albums)
        return files.map((what) => ({ what, where: 'content/pictures/README.md' }))
      })
console.log(report(groups))
process.exitCode = countFindings(groups) === 0 ? 0 : 1
