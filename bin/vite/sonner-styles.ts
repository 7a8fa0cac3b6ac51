import type { Plugin } from 'vite'

const library = /\/sonner\/dist\/index\.m?js/
const insertion = /^__insertCSS\(.*\);?$/m

/**
 * Takes out of the toast library the sheet that it writes into the page by itself, which the
 * Content-Security-Policy refuses. `app/components/toaster.tsx` imports the same sheet as a file.
 */
export function sonnerStyles(): Plugin {
  return {
    name: 'sonner-styles',
    transform(code, id) {
      if (!library.test(id)) return null
      if (!insertion.test(code)) this.error('sonner no longer inserts its styles as it did')
      return { code: code.replace(insertion, ''), map: null }
    },
  }
}
