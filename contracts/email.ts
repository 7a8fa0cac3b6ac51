import { z } from 'zod'

/** What a browser's email field accepts (WHATWG), such as punycode, `a=b@…` or `a..b@…`. */
export function emailSchema(error?: string) {
  return z.email({ pattern: z.regexes.html5Email, ...(error !== undefined && { error }) })
}
