import { disposableOptions, startPostgres } from '#tests/fixtures/postgres-server.ts'
import type { GrowthReport } from './growth.ts'
import { onServerCore, runProgram } from './programs.ts'
import { inDigits, printTable, type Verdict } from './report.ts'

const count = 1_000_000
const mostGrowth = 2

/** How long guests and the admin wait with a million reviews, compared with a thousand. */
export async function measureMillion(): Promise<Verdict[]> {
  return [...(await measure('SQLite', [])), ...(await measureOnPostgres())]
}

async function measureOnPostgres(): Promise<Verdict[]> {
  const server = await startPostgres(disposableOptions)
  try {
    return await measure('PostgreSQL', [await server.create('few'), await server.create('many')])
  } finally {
    await server.stop()
  }
}

async function measure(database: string, urls: readonly string[]): Promise<Verdict[]> {
  const { calls, insertSeconds } = await runGrowth(urls)
  printTable(
    `A million reviews against a thousand on ${database}, in milliseconds ` +
      `(medians, in turns; a million stored in ${inDigits(insertSeconds)} s)`,
    ['×', 'call', 'a thousand', 'a million'],
    calls.map(({ call, few, many, ratio, readsMore }) => [
      inDigits(ratio),
      readsMore ? `${call} (reads more rows)` : call,
      inDigits(few),
      inDigits(many),
    ]),
  )
  const comparable = calls.filter(({ readsMore }) => !readsMore)
  const worst = comparable.reduce((left, right) => (left.ratio > right.ratio ? left : right))
  return [
    {
      holds: worst.ratio <= mostGrowth,
      text:
        `a million reviews on ${database}: at most ${inDigits(worst.ratio)} × the time with a ` +
        `thousand (${worst.call}; at most ${mostGrowth})`,
    },
  ]
}

async function runGrowth(urls: readonly string[]): Promise<GrowthReport> {
  const output = await runProgram(
    onServerCore({
      command: process.execPath,
      args: ['bench/growth.ts', String(count), ...urls],
      env: { ...process.env, NODE_ENV: 'production' },
    }),
  )
  return JSON.parse(output) as GrowthReport
}
