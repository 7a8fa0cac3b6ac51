import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { roomGuard } from './bin/vite/room-guard.ts'
import { serverModules } from './bin/vite/server-modules.ts'

/** By folder: a few larger files compress better than seventy small ones. */
const fewFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'layout', test: /app\/(layout\/|[^/]+$)/ },
  { name: 'carousel', test: /app\/components\/carousel\// },
  { name: 'shared', minShareCount: 24 },
]

export default defineConfig({
  plugins: [serverModules(), tailwindcss(), reactRouter(), roomGuard()],
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  // Found late, they would make the first page of a development session load twice.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      '@tanstack/react-query',
      'lucide-react',
      'zod',
    ],
  },
  // Screens alone use them, so the server's build has them too and production installs none.
  ssr: {
    noExternal: [/^@tanstack\//, 'lucide-react'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
})
