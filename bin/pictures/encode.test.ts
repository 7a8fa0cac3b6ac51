import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { socialPictureUrl } from '#content/pictures/url.ts'
import type { Album } from '#contracts/pictures.ts'
import { readAlbums } from '#integrations/documents.ts'
import { encodeDrawings } from './drawn.ts'
import { encodePictures } from './encode.ts'

let root: string
const from = (...path: string[]) => join(root, 'from', ...path)
const to = (...path: string[]) => join(root, 'to', ...path)

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pictures-'))
  await mkdir(from('lodge'), { recursive: true })
  await drawing('meadow', { 'meadow/dusk': 600, 'meadow/dawn': 300 })
})

afterEach(() => rm(root, { recursive: true }))

/** Draws and encodes drawings of these widths. */
async function drawing(folder: string, widths: Readonly<Record<string, number>>): Promise<void> {
  await mkdir(from('masters', folder), { recursive: true })
  for (const [name, width] of Object.entries(widths)) {
    await draw(from('masters', `${name}.png`), width)
  }
  const drawings = Object.keys(widths).map((name) => ({ name, alt: `A drawing of ${name}.` }))
  await encodeDrawings(drawings, from('masters'), from('drawn'))
  await rm(from('masters'), { recursive: true })
}

function encode(about = ['meadow/dusk']) {
  const albums = { lodge: ['meadow/dusk', 'meadow/dawn'], about }
  return encodePictures({ from: from(), to: to(), albums })
}

async function draw(path: string, width: number): Promise<void> {
  const create = { width, height: width / 2, channels: 3, background: '#a4622f' } as const
  await sharp({ create }).toFile(path)
}

async function readList(album: string): Promise<Album> {
  return (await readAlbums(to())).get(album) ?? []
}

test('a drawing is shown in every width, with a WebP and a tiny placeholder', async () => {
  expect(await encode()).toEqual({ pictures: 2, problems: [] })
  const [dusk, dawn] = await readList('lodge')
  const alt = 'A drawing of meadow/dusk.'
  expect(dusk).toMatchObject({ alt, width: 600, height: 300, standIn: true })
  expect(dusk?.widths).toEqual([320, 480, 600])
  expect(dawn).toMatchObject({ width: 300, height: 150, widths: [300] })
  expect(dusk?.placeholder.length).toBeLessThan(200)
  const files = await readdir(to())
  for (const ending of ['-320.avif', '-600.avif', '.webp'])
    expect(files).toContain(`${dusk?.stem}${ending}`)
})

test('the card of a cabin shows its badge, and that of another album with the same picture none', async () => {
  const emblem = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="#00f"/></svg>',
  )
  const albums = { lodge: ['meadow/dusk'], about: ['meadow/dusk'] }
  await encodePictures({ from: from(), to: to(), albums, emblems: new Map([['lodge', emblem]]) })
  const lists = await readAlbums(to())
  const cardOf = (album: string) => {
    const [lead] = lists.get(album) ?? []
    return lead && to(socialPictureUrl(lead).split('/').at(-1) ?? '')
  }
  const corner = { left: 110, top: 500, width: 10, height: 10 }
  const blueIn = async (file?: string) => {
    const { channels } = await sharp(await sharp(file).extract(corner).toBuffer()).stats()
    return channels[2]?.mean ?? 0
  }
  expect(await blueIn(cardOf('lodge'))).toBeGreaterThan(200)
  expect(await blueIn(cardOf('about'))).toBeLessThan(100)
})

test('only the first picture of an album has a card for shared links', async () => {
  await encode()
  const [dusk, dawn] = await readList('lodge')
  const card = await sharp(to(`${dusk?.stem}-og.jpg`)).metadata()
  expect([card.width, card.height]).toEqual([1200, 630])
  expect(await readdir(to())).not.toContain(`${dawn?.stem}-og.jpg`)
})

test('a drawing brings its version for tall screens along', async () => {
  await drawing('lodge', { 'lodge/dusk': 600, 'lodge/dusk-tall': 400 })
  expect(await encode(['lodge/dusk'])).toEqual({ pictures: 3, problems: [] })
  const [dusk] = await readList('about')
  expect(dusk).toMatchObject({ width: 600, tall: { width: 400 } })
  expect(await readdir(to())).toContain(`${dusk?.tall?.stem}-400.avif`)
})

test('a drawing that is not there is named and left out', async () => {
  const { problems } = await encode(['meadow/noon', 'meadow/dusk'])
  expect(problems).toEqual(["The placeholder picture 'meadow/noon' is not drawn."])
  expect(await readList('about')).toHaveLength(1)
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
