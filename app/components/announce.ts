/**
 * Id of the live region, on every page from the start: text inserted with it goes unannounced. Class
 * of a dialog's, since the page around an open dialog is not read out.
 */
export const announcementsId = 'announcements'

const maxLines = 3

/** Announces a text politely to screen readers. */
export function announce(text: string): void {
  const ofDialog = document.querySelector(`dialog[open] .${announcementsId}`)
  const region = ofDialog ?? document.getElementById(announcementsId)
  const line = document.createElement('p')
  line.textContent = text
  region?.append(line)
  if (region && region.children.length > maxLines) region.firstChild?.remove()
}
