import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Album } from '#contracts/pictures.ts'
import { readAlbums } from '#integrations/documents.ts'
import { encodeDrawings } from './drawn.ts'
import { encodePictures } from './encode.ts'

let root: string
const from = (...path: string[]) => join(root, 'from', ...path)
const to = (...path: string[]) => join(root, 'to', ...path)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(from('library'), { recursive: true })
  await mkdir(from('lodge'))
  await draw(from('library', 'meadow.webp'), 600)
})

afterEach(() => rm(root, { recursive: true }))

const meadow = { file: 'meadow.webp', alt: 'A meadow.' }
const detail = { ...meadow, crop: { left: 0.5, top: 0, width: 0.5, height: 0.5 } }

function encode() {
  return encodePictures({
    from: from(),
    to: to(),
    shots: { meadow, detail },
    albums: { lodge: ['meadow', 'detail'], about: ['meadow'] },
  })
}

async function draw(path: string, width: number): Promise<void> {
  const create = { width, height: width / 2, channels: 3, background: '#a4622f' } as const
  await sharp({ create }).toFile(path)
}

async function readList(album: string): Promise<Album> {
  return (await readAlbums(to())).get(album) ?? []
}

test('placeholder pictures are encoded in every width, with a WebP and a tiny placeholder', async () => {
  expect(await encode()).toEqual({ pictures: 2, problems: [] })
  const [whole, cut] = await readList('lodge')
  expect(whole).toMatchObject({ alt: 'A meadow.', width: 600, height: 300, standIn: true })
  expect(whole?.widths).toEqual([320, 480, 600])
  expect(cut).toMatchObject({ width: 300, height: 150, widths: [300] })
  expect(whole?.placeholder.length).toBeLessThan(200)
  const files = await readdir(to())
  for (const ending of ['-320.avif', '-600.avif', '.webp'])
    expect(files).toContain(`${whole?.stem}${ending}`)
})

test('only the first picture of an album has a card for shared links', async () => {
  await encode()
  const [whole, cut] = await readList('lodge')
  const card = await sharp(to(`${whole?.stem}-og.jpg`)).metadata()
  expect([card.width, card.height]).toEqual([1200, 630])
  expect(await readdir(to())).not.toContain(`${cut?.stem}-og.jpg`)
})

test('a drawing to come is shown in place of the earlier picture once it is encoded', async () => {
  const albums = { about: [['lodge/dusk', 'meadow']] }
  const encodeAbout = () => encodePictures({ from: from(), to: to(), shots: { meadow }, albums })
  await encodeAbout()
  expect(await readList('about')).toMatchObject([{ alt: 'A meadow.' }])
  await mkdir(from('masters', 'lodge'), { recursive: true })
  await draw(from('masters', 'lodge', 'dusk.png'), 600)
  await draw(from('masters', 'lodge', 'dusk-tall.png'), 400)
  const drawings = ['dusk', 'dusk-tall'].map((name) => ({ name: `lodge/${name}`, alt: 'Dusk.' }))
  await encodeDrawings(drawings, from('masters'), from('drawn'))
  expect(await encodeAbout()).toEqual({ pictures: 1, problems: [] })
  const [dusk] = await readList('about')
  expect(dusk).toMatchObject({ alt: 'Dusk.', width: 600, tall: { width: 400 } })
  expect(await readdir(to())).toContain(`${dusk?.tall?.stem}-400.avif`)
})

test('a photograph that fills tall screens has a version for them: its own, or its middle', async () => {
  await mkdir(from('home-hero'))
  for (const name of ['01-door', '02-bed', '02-bed-tall']) {
    await draw(from('home-hero', `${name}.jpg`), 600)
    await writeFile(from('home-hero', `${name}.txt`), 'A photograph.')
  }
  await encode()
  const [door, bed, ...others] = await readList('home-hero')
  expect(door?.tall).toMatchObject({ width: 225, height: 300 })
  expect(bed?.tall).toMatchObject({ width: 600, height: 300 })
  expect(others).toEqual([])
})

test("the owner's photographs replace the placeholder pictures of their album only", async () => {
  await draw(from('lodge', '02-bed.png'), 400)
  await writeFile(from('lodge', '02-bed.txt'), 'A bed.\n')
  await draw(from('lodge', '01-door.jpg'), 400)
  await writeFile(from('lodge', '01-door.txt'), 'A door.')
  expect(await encode()).toMatchObject({ problems: [] })
  const lodge = await readList('lodge')
  expect(lodge.map(({ alt, standIn }) => [alt, standIn])).toEqual([
    ['A door.', false],
    ['A bed.', false],
  ])
  expect(await readList('about')).toMatchObject([{ standIn: true }])
})

test('a folder that nothing names is an album, such as that of a new cabin', async () => {
  await mkdir(from('new-cabin'))
  await draw(from('new-cabin', '01-door.jpg'), 400)
  await writeFile(from('new-cabin', '01-door.txt'), 'A door.')
  await encode()
  expect(await readList('new-cabin')).toMatchObject([{ alt: 'A door.' }])
})

test('files that cannot be shown are named and left out, and the others are shown', async () => {
  await draw(from('lodge', '01-door.png'), 400)
  await writeFile(from('lodge', '01-door.txt'), 'A door.')
  await draw(from('lodge', '02-mute.png'), 400)
  await writeFile(from('lodge', '03-broken.jpg'), 'not a picture')
  await writeFile(from('lodge', '03-broken.txt'), 'A broken file.')
  await writeFile(from('lodge', '04-plan.pdf'), 'a plan')
  const whole = await readFile(from('lodge', '01-door.png'))
  await writeFile(from('lodge', '05-half.png'), whole.subarray(0, whole.length / 2))
  await writeFile(from('lodge', '05-half.txt'), 'Half a file.')
  const { problems } = await encode()
  expect(await readList('lodge')).toMatchObject([{ alt: 'A door.' }])
  expect(problems).toHaveLength(4)
  const said = problems.join('\n')
  expect(said).toContain('02-mute.png is left out: 02-mute.txt should say what it shows.')
  expect(said).toContain('03-broken.jpg is left out: it cannot be read as a picture')
  expect(said).toContain('04-plan.pdf is left out: only JPEG, PNG, WebP and AVIF can be shown.')
  expect(said).toContain('05-half.png is left out: it cannot be read as a picture')
})

test('an album without one usable photograph keeps its placeholder pictures', async () => {
  await writeFile(from('lodge', '01-broken.jpg'), 'not a picture')
  await writeFile(from('lodge', '01-broken.txt'), 'A broken file.')
  await encode()
  expect(await readList('lodge')).toMatchObject([{ standIn: true }, { standIn: true }])
})

test('photographs are turned upright and lose where and when they were taken', async () => {
  const create = { width: 400, height: 200, channels: 3, background: '#345' } as const
  const photograph = sharp({ create }).withExif({ IFD0: { Copyright: 'somebody' } })
  await photograph.withMetadata({ orientation: 6 }).jpeg().toFile(from('lodge', '01-tall.jpg'))
  await writeFile(from('lodge', '01-tall.txt'), 'A tall one.')
  await encode()
  const [picture] = await readList('lodge')
  expect(picture).toMatchObject({ width: 200, height: 400 })
  for (const file of [`${picture?.stem}-200.avif`, `${picture?.stem}.webp`]) {
    const { exif, orientation } = await sharp(to(file)).metadata()
    expect([exif, orientation]).toEqual([undefined, undefined])
  }
})

test('what exists is not made again, and what no list names is removed', async () => {
  await encode()
  const [picture] = await readList('lodge')
  const file = to(`${picture?.stem}-600.avif`)
  const before = await stat(file)
  await writeFile(to('old-00000000-320.avif'), 'old')
  await encode()
  expect(await stat(file)).toMatchObject({ ino: before.ino, mtimeMs: before.mtimeMs })
  expect(await readdir(to())).not.toContain('old-00000000-320.avif')
})
