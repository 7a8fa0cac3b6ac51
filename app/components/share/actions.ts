import { share } from '#content/share.ts'
import { sharePopup } from '#contracts/limits.ts'
import { copyText } from '../copy-text.ts'
import { showToast } from '../toast.ts'

/** Opens a share page in a small window without opener. */
export function openShareWindow(href: string): void {
  const { width, height } = sharePopup
  window.open(href, '_blank', `noopener,noreferrer,width=${width},height=${height}`)
}

/** Copies the link and reports the result (specification, section 8). */
export async function copyLink(url: string): Promise<void> {
  try {
    await copyText(url)
    showToast(share.toasts.copied)
  } catch {
    showToast({ ...share.toasts.failed, destructive: true })
  }
}
