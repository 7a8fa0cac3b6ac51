import { findProgram } from './programs.ts'

/** The Chromium to measure with: the one that set-up names, or else the system's. */
export function findBrowser(): string | undefined {
  return process.env.CHROME_PATH ?? findProgram('chromium') ?? findProgram('google-chrome')
}
