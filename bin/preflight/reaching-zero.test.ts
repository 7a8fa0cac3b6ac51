import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { newTemporaryFolder } from '#tests/fixtures/temporary-folder.ts'
import { stemFor } from '#integrations/media/picture-recipe.ts'
import type { Album } from '#contracts/pictures.ts'
import { launchFindings } from '#services/preflight/launch-findings.ts'
import { sampleSite } from '#tests/fixtures/property.ts'
import { leftOutPictures } from './pictures.ts'
import { sampleWordsIn } from '#services/preflight/sample-words.ts'
import { sampleSettings } from '#services/preflight/settings.ts'
import { countFindings } from './report.ts'

test('what the owner has confirmed is no longer listed, and preflight can reach zero', () => {
  const album = [{ standIn: false }] as unknown as Album
  const examined = { site: sampleSite, albums: new Map([['about', album]]) }
  const all = launchFindings({ ...examined, confirmed: [] })
  const confirmed = all.flatMap(({ findings }) => findings.map(({ what }) => what))
  expect(countFindings(all)).toBeGreaterThan(10)
  expect(countFindings(launchFindings({ ...examined, confirmed }))).toBe(0)
})

test('sample words are found wherever content holds them, and in settings', () => {
  const value = { title: 'Welcome', links: [{ text: 'Call (512) 555-0142' }], text: 'At Lone Oak' }
  expect(sampleWordsIn([{ file: 'content/home.ts', value }])).toEqual([
    { what: "'Call (512) 555-0142'", where: 'content/home.ts' },
    { what: "'At Lone Oak'", where: 'content/home.ts' },
  ])
  const env = { OWNER_EMAIL: 'a@b.example', PUBLIC_URL: 'https://cedar-ridge.com' }
  expect(sampleSettings(env)).toEqual([{ what: 'OWNER_EMAIL: is still a sample', where: '.env' }])
})

test('every photograph that no page shows is named with its reason, every time', async () => {
  const temporary = await newTemporaryFolder('cabins-left-out-')
  onTestFinished(() => temporary.remove())
  const folder = temporary.path
  const shown = stemFor('texas-sage-01-porch', Buffer.from('words'))
  const encoded = new Map([['texas-sage', [{ stem: shown }]]])
  const files = [
    'loose.jpg',
    'README.md',
    'texas-sage/01-porch.jpg',
    'texas-sage/01-porch.txt',
    'texas-sage/02-bed.heic',
    'texas-sage/03-bath.jpg',
    'texas-sage/04-view.jpg',
    'texas-sage/04-view.txt',
    'texas-sage/05-table.tiff',
    'texas-sage/more/04.jpg',
    'texas-saeg/01.jpg',
    'drawn/drawing.avif',
  ]
  for (const file of files) {
    await mkdir(join(folder, file, '..'), { recursive: true })
    await writeFile(join(folder, file), 'words')
  }
  const expected = [
    'loose.jpg is left out: in no folder',
    'texas-saeg is left out: no cabin or page has a folder of this name. They are texas-sage',
    'texas-sage/02-bed.heic is left out: browsers do not show HEIC. Export it as JPEG',
    'texas-sage/03-bath.jpg is left out: 03-bath.txt should say',
    'texas-sage/04-view.jpg is left out: it cannot be read as a picture. Open it, save it as JPEG',
    'texas-sage/05-table.tiff is left out: only JPEG, PNG, WebP and AVIF can be shown. Save it',
    'texas-sage/more is left out: a folder within a folder. Move its pictures up',
  ]
  for (let time = 0; time < 2; time += 1) {
    const found = await leftOutPictures(folder, ['texas-sage'], encoded)
    expect(found.toSorted().map((line) => line.replace(`${folder}/`, ''))).toEqual(
      expected.map((line) => expect.stringContaining(line)),
    )
  }
})
