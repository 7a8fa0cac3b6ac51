// npm run torture: kills the real server under load and looks for lost data. With `requests` it
// sends generated requests and checks the responses instead. Exit code 1 if a promise was broken.
import { kinds, killsOr, positionals, signal } from './options.ts'
import { killed } from './parts/killed.ts'
import { named } from './parts/named.ts'

const parts = positionals.length > 0 ? positionals : Object.keys(killed)
const isWanted = ([name]: [string, unknown]) => parts.includes(name)

let broken = 0
try {
  for (const [, run] of Object.entries(named).filter(isWanted)) broken += await run()
  for (const [, { kills, run }] of Object.entries(killed).filter(isWanted)) {
    for (const kind of kinds) broken += await run(kind, killsOr(kills))
  }
} catch (error) {
  console.error(signal.aborted ? '  interrupted' : error)
  process.exit(signal.aborted ? 130 : 1)
}
// Not by `exitCode`: the package of PostgreSQL ends every process that has used it with 0.
process.exit(broken > 0 ? 1 : 0)
