import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,mjs}'],
    // Journeys need a browser and a running site; Playwright runs them.
    exclude: ['node_modules/**', 'build/**', 'data/**', 'tests/journeys/**'],
    // One more than the cores of a small machine: many tests wait for processes and timers.
    maxWorkers: 3,
    // Files share their worker and what it has imported: none replaces a module or leaves a
    // global changed, and importing the site again for each of them took a third of the time.
    isolate: false,
    globalSetup: ['tests/fixtures/built-server.ts', 'tests/fixtures/templates.ts'],
    // A machine that others use too may be slow; what hangs is found all the same.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    expect: { poll: { timeout: 20_000 } },
  },
})
