import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { roomGuard } from './bin/vite/room-guard.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), roomGuard()],
  // Vite takes the first pattern of package.json's imports that fits, not the longest.
  resolve: { alias: [{ find: /^#pictures\//, replacement: here('./build/pictures/') }] },
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
})
