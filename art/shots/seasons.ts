import { evening } from '../cabins/mountain-laurel/index.ts'
import { autumn } from '../moods/autumn.ts'
import { midsummer } from '../moods/midsummer.ts'
import { springMorning } from '../moods/spring-morning.ts'
import { winterMorning } from '../moods/winter-morning.ts'
import { fallCreek } from '../places/seasons/fall.ts'
import { springHill } from '../places/seasons/spring.ts'
import { summerTank } from '../places/seasons/summer.ts'
import { winterPorch } from '../places/seasons/winter.ts'
import type { CameraSetting } from '../render/camera.ts'
import type { Mesh } from '../tracer/mesh.ts'
import type { Shots } from './shot.ts'

const seen = (place: (camera: CameraSetting) => Mesh, camera: CameraSetting) => ({
  camera,
  build: () => place(camera),
})

export const seasonShots: Shots = {
  'seasons/spring': {
    ...seen(springHill, {
      position: [-0.6, 1.9, 11.5],
      lookAt: [1, 0, -10],
      fieldOfView: 44,
      shift: 0.1,
    }),
    hour: springMorning,
    alt: 'Spring in the Hill Country: a ranch road climbs a hillside of bluebonnets and paintbrush beside an old cedar fence, toward a live oak',
  },
  'seasons/summer': {
    ...seen(summerTank, {
      position: [0.2, 2.3, 12.6],
      lookAt: [0, 0, -4],
      fieldOfView: 47,
      shift: 0.1,
    }),
    hour: midsummer,
    alt: 'Summer in the Hill Country: a round stock-tank pool with a float and two deep chairs under a windmill, wild sunflowers all around',
  },
  'seasons/fall': {
    ...seen(fallCreek, {
      position: [-0.6, 1.8, 9],
      lookAt: [0.1, 0, -10],
      fieldOfView: 48,
      shift: 0.13,
    }),
    hour: autumn,
    alt: 'Fall on a Hill Country creek: bald cypresses turned rust and copper over the water, drifts of leaves, a wooden footbridge',
  },
  'seasons/winter': {
    ...seen(winterPorch, {
      position: [-4.6, 1.6, 17.4],
      lookAt: [-0.7, 0, -2],
      fieldOfView: 46,
      shift: 0.14,
    }),
    hour: winterMorning,
    lamps: evening,
    alt: 'Winter at Mountain Laurel: frost on the grass, smoke over the chimney, lights along the porch, a pecan without leaves',
  },
}
