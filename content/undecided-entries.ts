const gigabyte = 1024 ** 3

/** '4.2 GB', to one digit. */
function inGigabytes(bytes: number): string {
  return `${(bytes / gigabyte).toFixed(1)} GB`
}

/** Shown on the dashboard while undecided entries take up a lot of space. */
export function undecidedNotice(bytes: number, mostBytes: number): string {
  const used = `Photos and videos waiting for your decision take up ${inGigabytes(bytes)} of ${inGigabytes(mostBytes)}.`
  return bytes < mostBytes
    ? `${used} When that is full, nobody can enter the contest.`
    : `${used} Nobody can enter the contest until you have approved or rejected some.`
}

/** The same as a mail. */
export function undecidedMail(
  bytes: number,
  mostBytes: number,
  property: string,
): { subject: string; text: string } {
  return {
    subject: `Contest entries are waiting for you - ${property}`,
    text: `${undecidedNotice(bytes, mostBytes)} Please sign in and approve, reject or delete entries.`,
  }
}
