import * as coyote from '../cabins/coyote-cabin/index.ts'
import * as willow from '../cabins/desert-willow/index.ts'
import * as mockingbird from '../cabins/mockingbird-cabin/index.ts'
import * as dove from '../cabins/morning-dove/index.ts'
import { land as doveLand } from '../cabins/morning-dove/land.ts'
import * as laurel from '../cabins/mountain-laurel/index.ts'
import { ink } from '../core/inks.ts'
import { texasSage } from '../cabins/texas-sage/index.ts'
import { mistBank, mistOf } from '../land/mist.ts'
import { on } from '../land/ground.ts'
import { dawn } from '../moods/dawn.ts'
import { dusk } from '../moods/dusk.ts'
import { goldenHour } from '../moods/golden-hour.ts'
import type { Hour } from '../moods/hour.ts'
import { lastLight } from '../moods/last-light.ts'
import { night } from '../moods/night.ts'
import { tallClouds } from '../moods/tall-clouds.ts'
import { vary } from '../moods/vary.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Lamp } from '../render/mood.ts'
import type { Mesh } from '../tracer/mesh.ts'
import type { Shot, Shots } from './shot.ts'

const glimmer = { intensity: 1.5, ink: ink('#ffb65c'), softness: 0.6, castsShadow: false } as const

/** What comes out of the door falls on the steps and down the path. */
const onThePath: readonly Lamp[] = [
  { ...glimmer, position: [0.5, 1.7, 4.6], reach: 4 },
  { ...glimmer, position: [-0.4, 1.6, 7], reach: 4 },
]

const onTheWalk: readonly Lamp[] = [
  { ...glimmer, position: [0.2, 1.6, 6], reach: 4 },
  { ...glimmer, position: [0.9, 1.6, 8.6], reach: 4 },
  { ...glimmer, position: [1.4, 1.6, 11.4], reach: 4 },
]

/** The mist lies in banks, so the air between them is clearer than dawn has it. */
const clear = ({ mood, sky }: Hour): Hour => ({
  sky,
  mood: {
    ...mood,
    shadowInk: ink('#66587f'),
    tones: { ...mood.tones, deepest: 0.72, shade: 0.42 },
    haze: { ink: ink('#f0d9cc'), start: 16, depth: 44, most: 0.75 },
  },
})

const mist = mistOf('#fbe7d8', 0.3)

function mistyMorning(camera: CameraSetting): Mesh {
  const mesh = dove.morningDove({ camera, isLit: true })
  for (const [x, z, width, height] of [
    [-9, -2.4, 16, 0.8],
    [-14, -9, 26, 1.3],
    [10, -11, 24, 1.4],
    [0, -15, 46, 1.7],
    [-2, -22, 70, 2.6],
  ] as const) {
    mistBank(mesh, { at: on(doveLand, x, z, 0.1), width, height, seed: x + 20, material: mist })
  }
  return mesh
}

interface Slide {
  /** Builds the cabin for a camera. */
  build: (camera: CameraSetting) => Mesh
  hour: Hour
  lamps?: readonly Lamp[]
  wide: View
  tall: View
}

interface View {
  camera: CameraSetting
  alt: string
}

/** A slide of the home page: one picture for desktops, one for phones. */
function slide(name: string, { build, wide, tall, ...own }: Slide): Shots {
  const shot = (shape: 'wide' | 'tall', { camera, alt }: View): Shot => ({
    ...own,
    shape,
    camera,
    build: () => build(camera),
    alt,
  })
  return { [`heroes/${name}`]: shot('wide', wide), [`heroes/${name}-tall`]: shot('tall', tall) }
}

export const heroShots: Shots = {
  ...slide('evening', {
    build: (camera) => willow.desertWillow({ camera, isLit: true }),
    hour: vary(dusk, { aside: -0.12 }),
    lamps: [...willow.evening, ...onThePath],
    wide: {
      camera: { position: [-3.3, 1.5, 16.4], lookAt: [-3.7, 0, -2], fieldOfView: 40, shift: 0.08 },
      alt: 'Desert Willow at dusk: a path leads up to the lit porch, and the sky glows in orange and plum over the hills',
    },
    tall: {
      camera: { position: [-3.4, 1.6, 15.8], lookAt: [0.1, 0, -2], fieldOfView: 46, shift: -0.06 },
      alt: 'The path to Desert Willow at dusk: its windows are lit, and the sky glows behind its one high roof',
    },
  }),
  ...slide('a-frame', {
    build: () => texasSage({ panes: 'mirroring' }),
    hour: vary(tallClouds, { sun: [-0.64, 0.5, 0.74] }),
    wide: {
      camera: { position: [-6.4, 1.35, 17.4], lookAt: [-5.2, 0, -3], fieldOfView: 46, shift: 0.15 },
      alt: 'Texas Sage at noon: a red A-frame in a meadow of bluebonnets, with tall clouds over the hills',
    },
    tall: {
      camera: { position: [-4.4, 1.35, 16], lookAt: [0.3, 0, -3], fieldOfView: 54, shift: 0.05 },
      alt: 'Texas Sage at noon: the tall A-frame with its red roof, bluebonnets up to the deck',
    },
  }),
  ...slide('stars', {
    build: (camera) => coyote.coyoteCabin({ camera, isLit: true, hasFire: true }),
    hour: vary(night, { aside: 0.3, sun: [-0.44, 0.62, 0.1] }),
    lamps: [...coyote.evening, ...coyote.fire],
    wide: {
      camera: { position: [-16.6, 1.5, 8.6], lookAt: [-10.4, 0, -1], fieldOfView: 41, shift: 0.1 },
      alt: 'A fire burns by Coyote Cabin under the Milky Way: a bench of stone around the flames, lamplight in the limestone walls',
    },
    tall: {
      camera: { position: [-19.5, 1.5, 7], lookAt: [-11, 0, 1.7], fieldOfView: 44, shift: -0.05 },
      alt: 'Coyote Cabin at night: a fire and a curved bench of stone, the great chimney under the Milky Way',
    },
  }),
  ...slide('golden', {
    build: (camera) => mockingbird.mockingbirdCabin({ camera }),
    hour: vary(goldenHour, { isMirrored: true }),
    wide: {
      camera: { position: [-5, 1.35, 15.2], lookAt: [-3.6, 0, -2], fieldOfView: 43, shift: 0.1 },
      alt: 'Mockingbird Cabin in the last sun: long light on white shingles, roses, and the meadow before the picket fence',
    },
    tall: {
      camera: { position: [-4, 1.5, 14.6], lookAt: [0.5, 0, -2], fieldOfView: 50, shift: -0.05 },
      alt: 'Mockingbird Cabin in the last sun: white shingles, roses, and a gate in the picket fence',
    },
  }),
  ...slide('dawn', {
    build: mistyMorning,
    hour: clear(vary(dawn, { aside: 0.68, sun: [-0.74, 0.36, 0.42] })),
    lamps: dove.evening.map((lamp) => ({ ...lamp, intensity: lamp.intensity * 1.4 })),
    wide: {
      camera: { position: [-4.4, 1.5, 15.5], lookAt: [-4, 0, -2], fieldOfView: 40, shift: 0.06 },
      alt: 'Morning Dove at dawn: the first sun on its white screened porch, doves on the ridge, and mist beyond the junipers',
    },
    tall: {
      camera: { position: [-3, 1.6, 17], lookAt: [0, 0, -2], fieldOfView: 44, shift: -0.08 },
      alt: 'Morning Dove at dawn: doves on the ridge of the screened porch, and the first sun on grass and primroses',
    },
  }),
  ...slide('blue-hour', {
    build: (camera) => laurel.mountainLaurel({ camera, isLit: true, hasFire: true }),
    hour: vary(lastLight, { isMirrored: true, aside: 0.15 }),
    lamps: [...laurel.evening, ...laurel.fire, ...onTheWalk],
    wide: {
      camera: { position: [-6.4, 1.5, 16], lookAt: [-4.3, 0, -1], fieldOfView: 45, shift: 0.1 },
      alt: 'Mountain Laurel at the blue hour: every window is lit, and lanterns hang in the breezeway between its two halves',
    },
    tall: {
      camera: { position: [3.2, 1.5, 15.4], lookAt: [0.35, 0, -1], fieldOfView: 52, shift: -0.06 },
      alt: 'The breezeway of Mountain Laurel at the blue hour: lanterns over the table, lit windows on both sides',
    },
  }),
}
