/** The variables that are set; an empty one is not. */
export type Given = Record<string, string>

/** What is wrong between variables, a line each that names them. */
export function contradictions(given: Given): string[] {
  return [
    ...(given.FORM_MAIL_URL && given.SMTP_URL
      ? ['FORM_MAIL_URL, SMTP_URL: mail leaves one way; set only one of them']
      : []),
    ...(given.SMTP_URL && !given.MAIL_FROM
      ? ['MAIL_FROM: SMTP_URL needs a sender; set the address mail comes from']
      : []),
    ...togetherOrNot(given, ['UPLOADS_URL', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']),
    ...togetherOrNot(given, ['CALENDAR_ID', 'CALENDAR_API_KEY']),
    // Node would believe any certificate of the services this site talks to (ASVS 12.3.2).
    ...(given.NODE_TLS_REJECT_UNAUTHORIZED === '0'
      ? ['NODE_TLS_REJECT_UNAUTHORIZED: remove it; name your own authority in NODE_EXTRA_CA_CERTS']
      : []),
  ]
}

function togetherOrNot(given: Given, names: string[]): string[] {
  const missing = names.filter((name) => !given[name])
  if (missing.length === 0 || missing.length === names.length) return []
  return [`${missing.join(', ')}: ${names.join(', ')} go together; set all of them or none`]
}
