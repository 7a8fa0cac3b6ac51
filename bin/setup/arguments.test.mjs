import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../', import.meta.url))

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: bin,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const commands = [
  ['start.mjs'],
  ['dev.mjs'],
  ['demo.mjs'],
  ['test.mjs'],
  ['bench.mjs'],
  ['torture.mjs'],
  ['run.mjs', 'preflight'],
  ['run.mjs', 'pictures'],
  ['run.mjs', 'reset-password'],
  ['run.mjs', 'backup'],
  ['run.mjs', 'restore'],
  ['backup.ts'],
  ['restore.ts'],
  ['reset-password.ts'],
  ['preflight.ts'],
]

test.each(commands)('%s %s tells with --help how it is called, and does nothing', (...command) => {
  const { status, stdout, stderr } = run(...command, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/\n\nUsage: npm /)
})

describe('what a command does not know is refused', () => {
  test.each([
    [['start.mjs', '--prot', '80'], "Unknown option '--prot'."],
    [['demo.mjs', 'now'], "'now' is not known here."],
    [['run.mjs', 'backup', 'a.tar.gz', '--stoped'], "Unknown option '--stoped'."],
    [['run.mjs', 'backup', 'a', 'b'], "'b' is not known here."],
    [['backup.ts'], 'A word is missing.'],
    [['restore.ts', 'a', '--replace=yes'], "Option '--replace' does not take an argument."],
    [['test.mjs', 'nosuch'], "There is no step 'nosuch'."],
    [['test.mjs', '--run', 'unit'], "There is no step '--run'."],
    [['bench.mjs', '--rnus', '2'], "Unknown option '--rnus'."],
    [['torture.mjs', '--nonsense'], "Unknown option '--nonsense'."],
    [['torture.mjs', 'reviews', 'nonsense'], "There is no part 'nonsense'."],
    [['torture.mjs', 'requests', 'uploads'], "'requests' runs by itself."],
    [['torture.mjs', '--kills', 'many'], '--kills takes a whole number.'],
    [['torture.mjs', '--database', 'oracle'], '--database takes sqlite, postgres or both.'],
    [['../tests/torture/main.ts', '--nonsense'], "Unknown option '--nonsense'."],
  ])('%j', (command, sentence) => {
    const { status, stdout, stderr } = run(...command)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/\n\nUsage: npm /)
    expect(stderr.split('\n')[0]).toBe(sentence)
  })
})
