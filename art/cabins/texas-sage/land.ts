import { ink } from '../../core/inks.ts'
import { fractalNoise, noise } from '../../core/noise.ts'
import { lerp, smoothstep } from '../../core/numbers.ts'
import type { Ground } from '../../land/ground.ts'
import type { Material } from '../../tracer/material.ts'

/** The cabin's floor, and half the width of its foot. */
export const floor = 1.15
export const halfWidth = 3.7

/** A low rise with the cabin on it, falling away behind and far in front. */
export const land: Ground = {
  heightAt(x, z) {
    const rise = smoothstep(22, 5, Math.hypot(x * 0.8, z + 4)) * 0.45
    const behind = z < -11 ? (z + 11) ** 2 * 0.008 : 0
    const beyond = z > 36 ? (z - 36) ** 2 * 0.006 : 0
    const bumps = 0.18 * noise(x * 0.1, z * 0.1) + 0.05 * noise(x * 0.5, z * 0.5)
    return rise + bumps - behind - beyond - smoothstep(5, 16, z) * 0.7
  },
}

/** Where the middle of the path runs. */
export function pathAt(z: number): number {
  return lerp(0.6, 6.2, smoothstep(2, 15, z)) + 0.5 * Math.sin(z * 0.5)
}

function isOnPath(x: number, z: number): boolean {
  return z > 3.2 && Math.abs(x - pathAt(z)) < 0.7 + 0.12 * noise(x * 2, z * 2)
}

/** The fire pit's middle, and the gravel around it. */
export const fireAt = [11, 5.5] as const
const gravel = 2.3

function isByFire(x: number, z: number): boolean {
  const away = Math.hypot(x - fireAt[0], z - fireAt[1])
  return away < gravel + 0.25 * noise(x * 1.3, z * 1.3)
}

export const soil: Material = {
  color: ([x, , z]) => {
    if (isOnPath(x, z) || isByFire(x, z))
      return ink(noise(x * 3, z * 3) > 0.2 ? '#f2e2c0' : '#e6d0a6')
    const patch = fractalNoise(x * 0.4, z * 0.8, 3)
    return ink(patch > 0.12 ? '#a9b05a' : patch > -0.2 ? '#8fa04f' : '#7b9148')
  },
}

/** Whether something may grow here: not on the path, by the fire, on the deck or the steps. */
export function isMeadow(x: number, z: number): boolean {
  const isDeck = Math.abs(x) < 4.7 && z < 3.4
  const isSteps = x > -0.65 && x < 1.85 && z < 4.95
  return !isOnPath(x, z) && !isByFire(x, z) && !isDeck && !isSteps
}
