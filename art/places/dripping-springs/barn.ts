import { gable, gableRoof } from '../../building/roofs.ts'
import { boards } from '../../materials/boards.ts'
import { country } from '../../materials/country.ts'
import { dayPane } from '../../materials/day-pane.ts'
import { flat } from '../../materials/plain.ts'
import { standingSeam } from '../../materials/roofing.ts'
import { box } from '../../shapes/box.ts'
import { pieceOf } from '../../shapes/put.ts'

/** A barn of limestone with a tin roof, its doors toward the drive. */
export const barn = pieceOf((mesh) => {
  const [half, depth, eave, top] = [4.4, 13, 3.6, 6.3]
  const stone = country.rubble
  box(mesh, [-half, -0.6, -depth], [half, eave, 0], stone)
  gable(mesh, { along: 'x', at: -0.08, from: -half, to: half, foot: eave, top, material: stone })
  const roof = standingSeam(['#b9bfb8', '#939e9a', '#d6d8cc'], {
    ridge: 'z',
    spacing: 0.5,
    gloss: 0.1,
  })
  const trim = flat('#f1e5cb')
  gableRoof(mesh, {
    ridge: 'z',
    from: -depth - 0.4,
    to: 0.6,
    eaves: [
      [-half - 0.6, eave - 0.3],
      [half + 0.6, eave - 0.3],
    ],
    top: top + 0.16,
    materials: { top: roof, edge: trim },
  })
  const wood = boards(['#9a5a3c', '#8c4f35', '#5f3726'], { width: 0.2 })
  box(mesh, [-1.35, -0.1, 0], [1.35, 2.9, 0.09], wood)
  for (const x of [-1.4, 0, 1.4]) box(mesh, [x - 0.06, -0.1, 0.02], [x + 0.06, 3, 0.14], trim)
  box(mesh, [-1.46, 2.88, 0.02], [1.46, 3.04, 0.14], trim)
  for (const x of [-2.9, 2.9]) {
    const pane = dayPane({ along: 'x', from: x - 0.5, to: x + 0.5, sill: 1, head: 2.5 })
    box(mesh, [x - 0.6, 0.9, 0], [x + 0.6, 2.6, 0.06], trim)
    box(mesh, [x - 0.5, 1, 0], [x + 0.5, 2.5, 0.09], pane)
  }
})
