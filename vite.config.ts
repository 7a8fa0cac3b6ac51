import { fileURLToPath } from 'node:url'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { roomGuard } from './bin/vite/room-guard.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Shared by a few screens only, so other screens should not fetch it. */
const sharedByFew =
  /@radix-ui|parts\/tabs|app\/screens\/|parts\/(field|long-date|dollars|property-moment|contest\/)|(infinite|mutation|hydrat)|zod|pictures\/(cards|leads|about|lost)|content\/(home|reviews-page|testimonials|contest\/)|contracts\/(text|messages|options|day-arithmetic|stay-)|parts\/(availability|events)|events-page|content\/admin|policies\/|content\/(guide\/|driving-times|inquiry-)/i

/** A few larger files compress better than thirty small ones; what only a touch needs stays apart. */
const fewFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shared', minShareCount: 4, test: (id: string) => !sharedByFew.test(id) },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), roomGuard()],
  // Vite takes the first pattern of package.json's imports that fits, not the longest.
  resolve: { alias: [{ find: /^#pictures\//, replacement: here('./build/pictures/') }] },
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  // Found late, they would make the first page of a development session load twice.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      '@tanstack/react-query',
      '@radix-ui/react-tabs',
      'lucide-react',
      'react-day-picker',
      'sonner',
      'zod',
    ],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
})
