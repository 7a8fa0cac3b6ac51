import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { budgetOf } from '#integrations/media/picture-recipe.ts'
import { copyDrawing, encodeDrawings, readDrawings } from './drawn.ts'

const committed = fileURLToPath(new URL('../../content/pictures/drawn', import.meta.url))

describe('the committed drawings', async () => {
  const drawings = Object.entries(await readDrawings(committed))

  test.each(drawings)('%s is light enough for a phone with a poor signal', async (_, picture) => {
    const files = picture.widths.map(async (width) => {
      const file = `${picture.stem}-${width}.avif`
      const { size } = await stat(join(committed, file))
      const budget = budgetOf(width, picture)
      return size > budget ? [`${file} weighs ${size} bytes: at most ${budget}`] : []
    })
    expect((await Promise.all(files)).flat()).toEqual([])
  })
})

describe('a drawing', () => {
  let root: string
  const at = (...path: string[]) => join(root, ...path)
  const lodge = { name: 'lodge/dusk', alt: 'A lodge at dusk.' }

  beforeEach(async () => {
    root = await mkdtemp(join(tmpdir(), 'drawings-'))
    await draw('#a4622f')
  })
  afterEach(() => rm(root, { recursive: true }))

  async function draw(background: string): Promise<void> {
    await mkdir(at('masters', 'lodge'), { recursive: true })
    const create = { width: 600, height: 400, channels: 3, background } as const
    await sharp({ create }).toFile(at('masters', 'lodge', 'dusk.png'))
  }

  test('is encoded once, and copied whole', async () => {
    await encodeDrawings([lodge], at('masters'), at('drawn'))
    const { 'lodge/dusk': picture } = await readDrawings(at('drawn'))
    expect(picture).toMatchObject({ alt: lodge.alt, widths: [320, 480, 600], standIn: true })
    if (picture) await copyDrawing(picture, at('drawn'), at('served'))
    const files = (await readdir(at('drawn'))).filter((name) => name !== 'index.json')
    expect((await readdir(at('served'))).toSorted()).toEqual(files.toSorted())
    expect(files).toHaveLength(4)
  })

  test('replaces the one that was drawn before', async () => {
    await encodeDrawings([lodge], at('masters'), at('drawn'))
    const before = await readdir(at('drawn'))
    await draw('#2f62a4')
    await encodeDrawings([lodge], at('masters'), at('drawn'))
    const after = await readdir(at('drawn'))
    expect(after).toHaveLength(before.length)
    expect(after.filter((name) => before.includes(name))).toEqual(['index.json'])
  })
})
