import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runProgram, temporaryFolder } from './programs.ts'

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const browserFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--ignore-certificate-errors',
].join(' ')

export type Category = (typeof categories)[number]

/** The parts of Lighthouse's report used here; scores are from 0 to 1. */
export interface LighthouseReport {
  categories: Record<
    Category,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >
  audits: Record<string, Audit>
}

export interface Audit {
  score: number | null
  numericValue?: number
  displayValue?: string
  details?: { items?: readonly Record<string, unknown>[] }
}

/** Lighthouse sometimes loses the start of its own trace (NO_NAVSTART) and asks to be run again. */
export async function runPatiently(browser: string, address: string): Promise<LighthouseReport> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await runLighthouse(browser, address)
    } catch (error) {
      if (failures === 2) throw error
    }
  }
}

async function runLighthouse(browser: string, address: string): Promise<LighthouseReport> {
  const file = join(temporaryFolder(), 'report.json')
  const options = ['--quiet', '--output=json', `--output-path=${file}`]
  await runProgram({
    command: process.execPath,
    args: [
      'node_modules/lighthouse/cli/index.js',
      address,
      ...options,
      `--chrome-flags=${browserFlags}`,
    ],
    env: { ...process.env, CHROME_PATH: browser },
  })
  return JSON.parse(await readFile(file, 'utf8')) as LighthouseReport
}
