/** Of the region that every page has from its first byte: what comes with its text goes unheard. */
export const announcementsId = 'announcements'

const mostKept = 3

/** Says a text to screen readers, once they have finished what they are saying. */
export function announce(text: string): void {
  const region = document.getElementById(announcementsId)
  const line = document.createElement('p')
  line.textContent = text
  region?.append(line)
  if (region && region.children.length > mostKept) region.firstChild?.remove()
}
