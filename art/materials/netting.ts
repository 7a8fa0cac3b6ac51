import { flat } from './plain.ts'
import type { Material } from '../tracer/material.ts'

/** Insect netting: a veil over what is behind it. */
export function netting(hex: string, opacity = 0.24): Material {
  return flat(hex, { opacity, castsShadow: false })
}
