import { mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { encodeDrawings, readDrawings } from '../bin/pictures/drawn.ts'
import { drawShot } from './draw/draw-shot.ts'
import { contactSheet } from './draw/sheet.ts'
import type { Frame } from './render/layers.ts'
import { shots } from './shots/index.ts'
import { shapes } from './shots/shot.ts'

/** Where drawings are that the site shows. */
const encoded = 'content/pictures/drawn'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    final: { type: 'boolean', default: false },
    width: { type: 'string', default: '800' },
    to: { type: 'string', default: 'build/drawings' },
    sheet: { type: 'string' },
    encode: { type: 'boolean', default: false },
    threads: { type: 'string', default: String(availableParallelism()) },
  },
})

const unknown = positionals.filter((name) => !(name in shots))
if (unknown.length > 0 || (positionals.length === 0 && values.sheet === undefined)) {
  const wrong = unknown.length > 0 ? `Not a shot: ${unknown.join(', ')}. ` : ''
  console.error(`${wrong}There are: ${Object.keys(shots).join(', ')}`)
  process.exit(2)
}
const fileOf = (name: string) => join(values.to, `${name}.png`)
if (values.encode) {
  const drawings = positionals.map((name) => ({ name, alt: altOf(name) }))
  await encodeDrawings(drawings, values.to, encoded)
  process.exit()
}
for (const name of positionals) {
  await save(name)
  console.log(fileOf(name))
}
if (values.sheet !== undefined) await saveSheet(values.sheet)

/** Sentences of the site end with a full stop. */
function altOf(name: string): string {
  return `${shots[name]?.alt}.`
}

async function save(name: string): Promise<void> {
  const picture = await drawShot(name, frameOf(name), Number(values.threads))
  await mkdir(dirname(fileOf(name)), { recursive: true })
  await picture.png().toFile(fileOf(name))
}

/** Finals have the size of their shape, drafts the width that was asked for. */
function frameOf(name: string): Frame {
  const size = shapes[shots[name]?.shape ?? 'standard']
  if (values.final) return { ...size, samples: 4 }
  const width = Number(values.width)
  return { width, height: Math.round((width * size.height) / size.width), samples: 1 }
}

/** All drawings of a cabin as the site shows them, on one small sheet for the documentation. */
async function saveSheet(slug: string): Promise<void> {
  const drawn = await readDrawings(encoded)
  const files = Object.keys(shots)
    .filter((name) => name.startsWith(`${slug}/`))
    .flatMap((name) => drawn[name] ?? [])
    .map(({ stem }) => join(encoded, `${stem}-800.avif`))
  if (files.length === 0) {
    console.error(`No drawing of '${slug}' is encoded.`)
    process.exit(2)
  }
  const file = `docs/pictures/${slug}.jpg`
  await mkdir(dirname(file), { recursive: true })
  const sheet = await contactSheet(files)
  await sheet.jpeg({ quality: 70, mozjpeg: true }).toFile(file)
  console.log(file)
}
