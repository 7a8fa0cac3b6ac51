import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['**/*.test.ts'], maxWorkers: 3, isolate: false, testTimeout: 90_000 },
})
