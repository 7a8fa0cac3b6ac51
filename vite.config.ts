import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { roomGuard } from './bin/vite/room-guard.ts'

/** Shared by a few screens only, so other screens should not fetch it. */
const sharedByFew =
  /components\/tabs|app\/screens\/|components\/(loading|empty-porch|tab-keys|badge|field|form\/|reviews\/|cabins\/cabin-|not-found|poster-hero|page-head|dialog|move-focus|lists\/|contests\/)|(infinite|mutation|hydration)|zod|content\/(home|guide\.|reviews-page|reviews\/(reviews?-page|testimonials)|contest|form-words|inquiries)|icons\/copy|contracts\/(admin-|permissions|return-path|night|text|not-sent|messages|contest-messages|options|entry-file-types|schemas|date-|months|moments|local-time|stay-)|components\/(availability|events|submissions|stay-links|contact-page)|events-page|content\/(admin|verified-)|policies\/|content\/(guide\/|inquiries\/inquiry-)/i

/** What every guest form is made of, but for its fields. */
const forms =
  /components\/form\/(form-frame|form-kind|values|outcome|open-form|draft|new-key|use-(submission|guest-form))/

/** What home, the cabins page and the cabin pages share. */
const carousel = /components\/(carousel\/|popover)/

/** Shared by the cabins page and the cabin pages. */
const ofCabins = /components\/(cabins\/(price-from|cabin-facts|cabin-link-card)|lazy-part)/

const isForAll = (id: string) => ![sharedByFew, carousel].some((few) => few.test(id))

/** A few larger files compress better than thirty small ones; what only a touch needs stays apart. */
const fewFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
  { name: 'shared', minShareCount: 4, test: isForAll },
  {
    name: 'layout',
    test: /components\/(ridges|page-not-loaded|move-focus|reviews\/stars)|content\/navigation|icons\/users-round/,
  },
  { name: 'carousel', test: carousel },
  { name: 'cabins', test: ofCabins },
  {
    name: 'availability',
    test: /components\/availability\/use-(availability|today)|contracts\/months/,
  },
  { name: 'forms', test: forms },
]

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), roomGuard()],
  build: { assetsInlineLimit: 0, target: 'baseline-widely-available' },
  // Found late, they would make the first page of a development session load twice.
  optimizeDeps: {
    include: [
      'react-dom/client',
      'react-router/dom',
      '@tanstack/react-query',
      'lucide-react',
      'react-day-picker',
      'sonner',
      'zod',
    ],
  },
  // Screens alone use them, so the server's build has them too and production installs none.
  ssr: {
    noExternal: [/^@tanstack\//, /^@?date-fns/, 'lucide-react', 'react-day-picker', 'sonner'],
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: fewFiles } } } } },
  },
})
