import type { Documents } from '#contracts/site/documents.ts'

/** The words for sharing a cabin (specification, sections 2 and 8). */
export const share = {
  heading: 'Share this cabin with friends',
  button: 'Share',
  email: 'Email',
  copyLink: 'Copy Link',
  toasts: {
    copied: {
      title: 'Link copied!',
      description: 'The cabin link has been copied to your clipboard.',
    },
    failed: {
      title: 'Failed to copy link',
      description: 'Please copy the link manually from your address bar.',
    },
  },
} as const

interface Shared {
  /** Its name. */
  cabin: string
  /** Full address of its page. */
  url: string
  facts: Documents['facts']
}

interface Mailed extends Shared {
  /** Its first line. */
  words: string
}

/** Share pages of the networks, each opened in its own window. */
export function shareWindows({ cabin, url, facts }: Shared): { name: string; href: string }[] {
  const link = encodeURIComponent(url)
  const words = encodeURIComponent(`${cabin} at ${facts.property}`)
  return [
    { name: 'Facebook', href: `https://www.facebook.com/sharer/sharer.php?u=${link}` },
    { name: 'Twitter', href: `https://twitter.com/intent/tweet?url=${link}&text=${words}` },
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
  ]
}

/** A `mailto:` address with subject, body and the link. */
export function shareEmailHref({ cabin, url, facts, words }: Mailed): string {
  const subject = `${cabin} in ${facts.town}, ${facts.region}`
  const body = `${words}\n\n${cabin}\n${url}`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
