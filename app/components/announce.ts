/** Id of the live region, on every page from the start: text inserted with it goes unannounced. */
export const announcementsId = 'announcements'

/** Class of a dialog's own region: the page around an open dialog is not read out. */
export const dialogAnnouncements = 'dialog-announcements'

const maxLines = 3

/** Announces a text politely to screen readers. */
export function announce(text: string): void {
  const ofDialogs = document.querySelectorAll(`dialog[open] .${dialogAnnouncements}`)
  const region = [...ofDialogs].at(-1) ?? document.getElementById(announcementsId)
  const line = document.createElement('p')
  line.textContent = text
  region?.append(line)
  if (region && region.children.length > maxLines) region.firstChild?.remove()
}
