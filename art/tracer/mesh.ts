import { add, normalize, normalOf, type Vec3 } from '../core/vectors.ts'
import type { Material } from './material.ts'

/** Triangles of a scene while it is built; `shapes` knows how to make things of them. */
export class Mesh {
  readonly materials: Material[] = []
  /** Nine numbers a triangle: its three corners. */
  readonly corners: number[] = []
  /** Three numbers a triangle: the direction that decides about its light. */
  readonly normals: number[] = []
  /** The index of each triangle's material. */
  readonly materialOf: number[] = []
  /** Where the three normals of each triangle of a round thing begin in `cornerNormals`; -1 if flat. */
  readonly roundAt: number[] = []
  readonly cornerNormals: number[] = []
  /** The first triangle of each small leaf, which may be made finer. */
  readonly leaves: number[] = []
  readonly #indexOf = new Map<Material, number>()

  get size(): number {
    return this.materialOf.length
  }

  /** Leaves give a `normal` of their own, so that light flows over a crown. */
  triangle(a: Vec3, b: Vec3, c: Vec3, material: Material, normal: Vec3 = normalOf(a, b, c)): void {
    this.corners.push(...a, ...b, ...c)
    this.normals.push(...normal)
    this.materialOf.push(this.#indexFor(material))
    this.roundAt.push(-1)
  }

  /** Four corners in order around; they should lie in one plane. */
  quad(corners: readonly [Vec3, Vec3, Vec3, Vec3], material: Material, normal?: Vec3): void {
    const [a, b, c, d] = corners
    this.triangle(a, b, c, material, normal)
    this.triangle(a, c, d, material, normal)
  }

  /** Four corners of a round thing, each with its normal: light flows between them. */
  roundQuad(
    corners: readonly [Vec3, Vec3, Vec3, Vec3],
    normals: readonly [Vec3, Vec3, Vec3, Vec3],
    material: Material,
  ): void {
    const [a, b, c, d] = corners
    const [ofA, ofB, ofC, ofD] = normals
    const middle = normalize(add(add(ofA, ofB), add(ofC, ofD)))
    this.triangle(a, b, c, material, middle)
    this.bend(ofA, ofB, ofC)
    this.triangle(a, c, d, material, middle)
    this.bend(ofA, ofC, ofD)
  }

  /** Gives each corner of the last triangle a normal of its own. */
  bend(ofA: Vec3, ofB: Vec3, ofC: Vec3): void {
    this.roundAt[this.size - 1] = this.cornerNormals.length
    this.cornerNormals.push(...ofA, ...ofB, ...ofC)
  }

  /** A diamond of two triangles: its tips, and its sides between them. */
  leaf(corners: readonly [Vec3, Vec3, Vec3, Vec3], material: Material, normal: Vec3): void {
    this.evenUp()
    this.leaves.push(this.size)
    this.quad(corners, material, normal)
  }

  /** The first triangle of a leaf has an even number: so both are known as one leaf, of one ink. */
  evenUp(): void {
    if (this.size % 2 === 0) return
    const last = this.corners.slice(-3) as unknown as Vec3
    this.triangle(last, last, last, this.materials[this.materialOf.at(-1) as number] as Material)
  }

  #indexFor(material: Material): number {
    const known = this.#indexOf.get(material)
    if (known !== undefined) return known
    this.#indexOf.set(material, this.materials.length)
    return this.materials.push(material) - 1
  }
}
