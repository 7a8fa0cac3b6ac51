import { evening } from '../cabins/mountain-laurel/index.ts'
import { springMorning } from '../moods/spring-morning.ts'
import { winterMorning } from '../moods/winter-morning.ts'
import { springHill } from '../places/seasons/spring.ts'
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
