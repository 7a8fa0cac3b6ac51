import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { flat } from '../materials/plain.ts'
import { noon } from '../moods/noon.ts'
import { box } from '../shapes/box.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { Mesh } from '../tracer/mesh.ts'
import { drawerOf, render, type Scene } from './render.ts'

function scene(mesh = new Mesh()): Scene {
  box(mesh, [-20, -0.1, -20], [20, 0, 20], flat('#8fa04f'))
  ellipsoid(mesh, [0, 1, 0], [1, 1, 1], flat('#b4473a'))
  return {
    mesh,
    ...noon,
    lamps: [],
    camera: { position: [0, 1.5, 6], lookAt: [0, 1, 0], fieldOfView: 40 },
    paper: { grain: 0.03, vignette: 0.05 },
  }
}

const frame = { width: 48, height: 32, samples: 1 as const }

async function pixels(mesh?: Mesh) {
  return (await render(scene(mesh), frame)).raw().toBuffer()
}

it('draws the same picture every time', async () => {
  const digests = [await pixels(), await pixels()].map((bytes) =>
    createHash('sha256').update(bytes).digest('hex'),
  )
  expect(digests[0]).toBe(digests[1])
})

it('lights the side toward the sun and shades the other', async () => {
  const bytes = await pixels()
  const at = (x: number, y: number) => bytes.subarray((y * 48 + x) * 3, (y * 48 + x) * 3 + 3)
  const sum = (pixel: Buffer) => pixel.reduce((total, value) => total + value, 0)
  expect(sum(at(26, 17))).toBeGreaterThan(sum(at(19, 24)) * 1.2)
})

it('shows through netting what is behind it', async () => {
  const mesh = new Mesh()
  const dark = { ...flat('#000000', { opacity: 0.25 }), castsShadow: false } as const
  mesh.quad(
    [
      [-3, 0, 2],
      [3, 0, 2],
      [3, 3, 2],
      [-3, 3, 2],
    ],
    dark,
  )
  const [veiled, open] = [await pixels(mesh), await pixels()]
  const red = (bytes: Buffer) => bytes[(16 * 48 + 26) * 3] as number
  expect(red(veiled)).toBeLessThan(red(open) * 0.95)
  expect(red(veiled)).toBeGreaterThan(red(open) * 0.6)
})

it('ends the tones of a wall in edges, not in sand', () => {
  const mesh = new Mesh()
  box(mesh, [-4, 0, -1], [4, 4, 0], flat('#f4ecd8'))
  box(mesh, [-4, 2.2, 0], [4, 2.4, 1.2], flat('#b4473a'))
  const { inks } = drawerOf({ ...scene(mesh), mood: { ...noon.mood, sun: null } }, frame)([0, 32])
  const at = (x: number, y: number) => inks[(y * 48 + x) * 3] as number
  const differing = Array.from({ length: 32 }, (_, y) => y).filter(
    (y) => Math.abs(at(21, y) - at(22, y)) > 0.02,
  )
  expect(differing.length).toBeLessThan(6)
})

it('draws the same rows however a picture is divided', () => {
  const draw = drawerOf(scene(), frame)
  const whole = draw([0, 32])
  const parts = [draw([0, 11]), draw([11, 32])]
  expect([...whole.inks]).toEqual(parts.flatMap(({ inks }) => [...inks]))
})
