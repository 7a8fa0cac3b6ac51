import { defineConfig } from 'vitest/config'
import { SpreadSequencer } from './bin/test/sequencer.ts'

// The built pages run as guests get them: React for development takes twice the time.
process.env.NODE_ENV = 'production'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,mjs}'],
    // Journeys need a browser and a running site; Playwright runs them.
    exclude: ['node_modules/**', 'build/**', 'data/**', 'tests/journeys/**', 'art/**'],
    // One more than the cores of a small machine: many tests wait for processes and timers.
    maxWorkers: 3,
    // Files share their worker and what it has imported: none replaces a module or leaves a
    // global changed, and importing the site again for each of them took a third of the time.
    isolate: false,
    // Rendering pages leaves much to collect: in 16 MB, collecting takes a tenth of the time.
    execArgv: ['--max-semi-space-size=32'],
    sequence: { sequencer: SpreadSequencer },
    globalSetup: ['tests/fixtures/built-server.ts', 'tests/fixtures/templates.ts'],
    // A machine that others use too may be slow; what hangs is found all the same.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 60_000 } },
  },
})
