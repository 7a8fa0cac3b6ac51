/** An instant as HTTP headers tell it, in whole seconds (RFC 9110, section 5.6.7). */
export function httpDate(instant: Temporal.Instant): string {
  return new Date(instant.epochMilliseconds).toUTCString()
}
