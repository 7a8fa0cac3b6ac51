import { beam } from '../shapes/beam.ts'
import { ellipsoid } from '../shapes/ellipsoid.ts'
import { lathe } from '../shapes/lathe.ts'
import type { Profile } from '../shapes/profile.ts'
import { pieceOf } from '../shapes/put.ts'
import { flat, glowing } from '../materials/plain.ts'
import type { Material } from '../tracer/material.ts'
import type { Mesh } from '../tracer/mesh.ts'

export interface LampStyle {
  foot: Material
  /** Of the shade while the lamp is off. */
  shade: string
  isLit: boolean
}

const lamplight = '#ffdf9c'

/** Lit shades show lamplight; unlit ones are cloth. */
function shadeOf({ shade, isLit }: LampStyle): Material {
  return isLit ? glowing(lamplight, 0.7) : flat(shade, { castsShadow: false })
}

const jar: Profile = [
  [0.085, 0],
  [0.12, 0.03],
  [0.14, 0.09],
  [0.145, 0.14],
  [0.13, 0.2],
  [0.09, 0.26],
  [0.045, 0.3],
  [0.028, 0.34],
  [0.028, 0.38],
]

/** A table lamp with a turned foot; its light is about `tableLampLight` above where it stands. */
export function tableLamp(style: LampStyle): Mesh {
  return pieceOf((mesh) => {
    lathe(mesh, [0, 0, 0], jar, style.foot, 64)
    const cone: Profile = [
      [0.2, 0.36],
      [0.13, 0.6],
    ]
    lathe(mesh, [0, 0, 0], cone, shadeOf(style), 48)
  })
}

export const tableLampLight = 0.58

/** A standing lamp, 1.6 metres high. */
export function floorLamp(style: LampStyle): Mesh {
  return pieceOf((mesh) => {
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.16, 0],
        [0.16, 0.025],
        [0.03, 0.05],
        [0.014, 0.09],
        [0.014, 1.34],
      ],
      style.foot,
      36,
    )
    lathe(
      mesh,
      [0, 0, 0],
      [
        [0.24, 1.28],
        [0.17, 1.6],
      ],
      shadeOf(style),
      48,
    )
  })
}

export const floorLampLight = 1.46

/** A lamp that hangs from the origin by so many metres of cord. */
export function pendant(style: LampStyle, drop: number): Mesh {
  return pieceOf((mesh) => {
    beam(mesh, [0, 0, 0], [0, -drop, 0], { width: 0.012, height: 0.012 }, style.foot)
    lathe(
      mesh,
      [0, -drop - 0.2, 0],
      [
        [0.18, 0],
        [0.165, 0.06],
        [0.12, 0.13],
        [0.05, 0.18],
        [0.03, 0.22],
      ],
      flat(style.shade),
      40,
    )
    const bulb = style.isLit ? glowing('#ffeab8', 1) : flat('#fbf4e4')
    ellipsoid(mesh, [0, -drop - 0.17, 0], [0.055, 0.065, 0.055], bulb)
  })
}

/** A ceiling fan with four blades that hangs from the origin. */
export function ceilingFan({ blade, metal }: { blade: Material; metal: Material }, drop: number) {
  return pieceOf((mesh) => {
    beam(mesh, [0, 0, 0], [0, -drop, 0], { width: 0.03, height: 0.03 }, metal)
    lathe(
      mesh,
      [0, -drop - 0.12, 0],
      [
        [0, 0],
        [0.07, 0.01],
        [0.11, 0.06],
        [0.1, 0.12],
        [0.03, 0.15],
      ],
      metal,
      28,
    )
    for (let each = 0; each < 4; each += 1) {
      const angle = 0.5 + (each * Math.PI) / 2
      const [x, z] = [Math.cos(angle), Math.sin(angle)]
      const y = -drop - 0.05
      beam(
        mesh,
        [x * 0.1, y, z * 0.1],
        [x * 0.66, y, z * 0.66],
        { width: 0.14, height: 0.012 },
        blade,
      )
    }
  })
}
