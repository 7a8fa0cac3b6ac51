import { ink } from '../core/inks.ts'
import { seededRandom } from '../core/random.ts'
import { add, type Vec3 } from '../core/vectors.ts'
import { glowing } from '../materials/plain.ts'
import type { Lamp } from '../render/mood.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import type { Mesh } from '../tracer/mesh.ts'
import { firePit, type FirePitSetting } from './fire-pit.ts'

const ember = glowing('#ffa52e', 1)
/** From the outside of a fire to its heart. */
export const flames = [glowing('#f26a24', 0.9), ember, glowing('#fff0b0', 1)] as const
const sparks = 30

/** A fire pit; when it burns, with flames and sparks. */
export function campFire(
  mesh: Mesh,
  { isBurning, ...pit }: Omit<FirePitSetting, 'flames'> & { isBurning: boolean },
): void {
  firePit(mesh, isBurning ? { ...pit, flames } : pit)
  if (isBurning) addSparks(mesh, pit)
}

function addSparks(mesh: Mesh, pit: FirePitSetting): void {
  const random = seededRandom(pit.seed + 1)
  for (let index = 0; index < sparks; index += 1) {
    const rise = random()
    const at = add(pit.base, [
      (random() - 0.5) * (0.5 + rise * 1.6) + rise * 0.5,
      1.2 + rise * 3.2,
      (random() - 0.5) * 0.9,
    ])
    const radius = 0.011 + 0.011 * random()
    ellipsoid(mesh, at, [radius, radius * 1.5, radius], ember, { segments: [5, 4] })
  }
}

/** What a burning fire throws on seats, ground and trees. */
export function fireLight([x, y, z]: Vec3, strength = 1): readonly Lamp[] {
  return [
    { position: [x, y + 1.05, z], intensity: 16 * strength, ink: ink('#ff9c45'), softness: 1.2 },
    {
      position: [x + 0.2, y + 0.6, z + 0.1],
      intensity: 4 * strength,
      ink: ink('#ff8a3a'),
      softness: 0.5,
      castsShadow: false,
      reach: 7,
    },
  ]
}
