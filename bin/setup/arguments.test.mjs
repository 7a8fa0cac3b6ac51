import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const bin = fileURLToPath(new URL('../', import.meta.url))
const env = { ...process.env, NODE_COMPILE_CACHE: '../.cache/compiled' }

function run(...args) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: bin,
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

const commands = [
  ['run.mjs', 'start'],
  ['run.mjs', 'dev'],
  ['run.mjs', 'demo'],
  ['test.mjs'],
  ['run.mjs', 'bench'],
  ['run.mjs', 'torture'],
  ['run.mjs', 'preflight'],
  ['run.mjs', 'pictures'],
  ['run.mjs', 'reset-password'],
  ['run.mjs', 'add-admin'],
  ['run.mjs', 'backup'],
  ['run.mjs', 'restore'],
  ['backup.ts'],
  ['restore.ts'],
  ['reset-password.ts'],
  ['add-admin.ts'],
  ['preflight.ts'],
]

test.each(commands)('%s %s prints its usage with --help and does nothing else', (...command) => {
  const { status, stdout, stderr } = run(...command, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/\n\nUsage: npm /)
})

describe('unknown options and arguments are refused', () => {
  test.each([
    [['run.mjs', 'start', '--prot', '80'], "Unknown option '--prot'."],
    [['run.mjs', 'demo', 'now'], "'now' is not an argument of this command."],
    [['run.mjs', 'backup', 'a.tar.gz', '--stoped'], "Unknown option '--stoped'."],
    [['run.mjs', 'backup', 'a', 'b'], "'b' is not an argument of this command."],
    [['backup.ts'], 'An argument is missing.'],
    [['add-admin.ts'], 'An argument is missing.'],
    [['restore.ts', 'a', '--replace=yes'], "Option '--replace' does not take an argument."],
    [['test.mjs', 'nosuch'], "There is no step 'nosuch'."],
    [['test.mjs', '--run', 'unit'], "There is no step '--run'."],
    [['run.mjs', 'bench', '--rnus', '2'], "Unknown option '--rnus'."],
    [['run.mjs', 'torture', '--nonsense'], "Unknown option '--nonsense'."],
    [['run.mjs', 'torture', 'reviews', 'nonsense'], "There is no part 'nonsense'."],
    [['run.mjs', 'torture', 'requests', 'uploads'], "'requests' can't be combined."],
    [['run.mjs', 'torture', '--kills', 'many'], '--kills takes a whole number.'],
    [['run.mjs', 'torture', '--database', 'oracle'], '--database takes sqlite, postgres or both.'],
    [
      ['run.mjs', 'torture', 'swaps', '--proxy', 'pound'],
      '--proxy takes node, haproxy, caddy or nginx.',
    ],
    [['run.mjs', 'torture', 'servers', '--proxy', 'node'], '--proxy takes haproxy or nginx.'],
    [['run.mjs', 'torture', 'servers', '--servers', '4'], '--servers takes 2 or 3.'],
    [['../tests/torture/main.ts', '--nonsense'], "Unknown option '--nonsense'."],
  ])('%j', (command, sentence) => {
    const { status, stdout, stderr } = run(...command)
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/\n\nUsage: npm /)
    expect(stderr.split('\n')[0]).toBe(sentence)
  })
})
