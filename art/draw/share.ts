import type { Frame } from '../render/layers.ts'

/** What one of several threads draws of a shot. */
export interface Share {
  name: string
  frame: Frame
  thread: number
  threads: number
}

const bandHeight = 24

/** A thread's bands of rows: every second one of two threads, and so on. */
export function bandsOf({ frame, thread, threads }: Share): (readonly [number, number])[] {
  const bands: (readonly [number, number])[] = []
  const step = bandHeight * threads
  for (let first = thread * bandHeight; first < frame.height; first += step) {
    bands.push([first, Math.min(first + bandHeight, frame.height)])
  }
  return bands
}
