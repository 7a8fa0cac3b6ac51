import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test("the browser's own bar has the color of the paper in both schemes", () => {
  const papers = read('./tokens.css').matchAll(/--paper: (#\w+)/g)
  const bars = read('../root.tsx').matchAll(/name="theme-color" content="(#\w+)"/g)
  expect([...bars].map(([, color]) => color)).toEqual([...papers].map(([, color]) => color))
})
