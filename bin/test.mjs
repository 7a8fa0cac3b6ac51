// npm test [-- STEP… [ARGUMENTS]]: every check, or the named ones. Arguments go to the runner.
import { readArguments, refuse } from './setup/arguments.mjs'
import { reporting, setUp } from './setup/setup.mjs'
import { countCheck, summary } from './test/counts.mjs'
import { apart, needBuild, steps } from './test/steps.mjs'

const { chosen, args } = readSteps(readArguments('test').positionals)

const properties = ['tests/fixtures/property']
const code = await reporting(async () => void (await setUp({ properties })))
const results = code === 0 ? await runAll() : { 'set-up': countCheck(code) }
console.log(`\n${summary(results)}`)
process.exitCode = Object.values(results).some(({ failed }) => failed > 0) ? 1 : 0

/** A failed step does not stop the ones after it: one run names everything to fix. */
async function runAll() {
  const all = {}
  for (const name of chosen) {
    console.log(`\n— ${name}`)
    all[name] = await steps[name](args)
  }
  return all
}

function readSteps(given) {
  const names = Object.keys(steps)
  const firstOther = given.findIndex((word) => !names.includes(word))
  const named = firstOther === -1 ? given : given.slice(0, firstOther)
  // Arguments without a step would go to runners that do not know them, after ten minutes.
  if (firstOther === 0) refuse('test', `There is no step '${given[0]}'.`)
  const wanted = named.length > 0 ? named : names.filter((name) => !apart.includes(name))
  const building = wanted.some((name) => needBuild.includes(name)) ? ['build'] : []
  return {
    chosen: names.filter((name) => [...wanted, ...building].includes(name)),
    args: given.slice(named.length),
  }
}
