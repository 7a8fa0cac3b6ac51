import { runInThisContext } from 'node:vm'
import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { without, type LeftOut } from './left-out.ts'

const source = `
function usual() { return idle() ?? 'usual'; }
function idle() { return 'something to do'; }
const wrapped = [function inner() { return 'inner'; }];
function Instance() {}
Instance.prototype.focus = function () { return 'focus'; };
exported.usual = usual;
exported.inner = wrapped[0];
exported.Instance = Instance;
`

interface Exported {
  usual: () => unknown
  inner: () => unknown
  Instance: { prototype: object }
}

function run(part: Omit<LeftOut, 'file'>): Exported {
  const exported = {}
  const code = without(source, parseAst(source) as never, { file: 'library.js', ...part })
  const library = runInThisContext(`(exported) => {${code}}`) as (exported: object) => void
  library(exported)
  return exported as Exported
}

test('a function of an unused feature throws, so that its first use is noticed', () => {
  const { usual, inner } = run({ unused: ['inner'] })
  expect(inner).toThrow('left out of the build')
  expect(usual()).toBe('something to do')
})

test('a function without anything to do returns what it would have returned', () => {
  expect(run({ unused: [], idle: { idle: 'null' } }).usual()).toBe('usual')
})

test('the methods of an unused constructor go with it', () => {
  const { Instance } = run({ unused: ['Instance'], withMethods: ['Instance'] })
  expect(Object.keys(Instance.prototype)).toEqual([])
})

test('a function that the library no longer has fails the build, by name', () => {
  expect(() => run({ unused: ['gone'] })).toThrow('has 0 functions gone, not one')
  expect(() => run({ unused: [], withMethods: ['Gone'] })).toThrow('has no methods of Gone')
})

test('a name that stands for two functions fails the build', () => {
  const twice = 'function a() {}\nfunction b() { function a() {} }'
  expect(() => without(twice, parseAst(twice) as never, { file: '', unused: ['a'] })).toThrow(
    'has 2 functions a, not one',
  )
})
