/** Rejects if the browser does not allow it; plain http has no clipboard. */
export async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text)
}
