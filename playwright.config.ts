import { defineConfig } from '@playwright/test'

const { CHROME_PATH, CI } = process.env

/** Nothing but this machine can be reached, and the browser asks nobody for anything of its own. */
const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1 , EXCLUDE localhost',
]

/**
 * Journeys run on the desktop; those tagged @phone on a phone instead, those tagged @everywhere on
 * both. The fixtures start the site itself (tests/journeys/fixtures.ts).
 */
export default defineConfig({
  testDir: 'tests/journeys',
  globalSetup: './tests/journeys/support/light-pictures.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  retries: 0,
  // One more than the cores of a small machine: a journey mostly waits for its browser.
  workers: 3,
  // A machine that others use too may be slow; what does not come is found all the same.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: CHROME_PATH, args: browserArguments },
    // Nothing moves unless a journey is about movement.
    contextOptions: { reducedMotion: 'reduce' },
    timezoneId: 'Europe/Berlin',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      grep: /@phone|@everywhere/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
