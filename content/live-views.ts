/** The labels of the live camera's screen (specification, section 2). */
export const liveViewsPage = {
  title: 'Live Views',
  camera: {
    heading: 'Property camera',
    loading: 'Loading the camera...',
    status: 'Camera status',
    badge: { live: 'Live', checking: 'Checking' },
    checked: (time: string) => `Last checked at ${time}`,
    unchecked: 'We look at the camera every five minutes.',
    none: {
      heading: 'No camera is connected yet',
      text: 'We are sorry that there is nothing to watch today. The view is best from the porch anyway.',
      to: '/cabins',
      label: 'View Our Cabins',
    },
    unknown: 'We could not ask about the camera. Please try again in a moment.',
    again: 'Try Again',
  },
  viewer: {
    label: 'Live feed',
    open: 'View Live Feed',
    waiting: 'Nothing comes from the camera until you ask for it.',
    connecting: 'Connecting to the camera…',
    shown: 'The live feed is shown.',
    frame: 'Live view from the property camera',
    stop: 'Stop Watching',
    notSeen: 'Nothing to see?',
    newTab: 'Open the camera in a new tab',
    opens: '(opens in a new tab)',
  },
  restricted: {
    heading: 'Embedding Restricted',
    reasons: {
      refused:
        'The camera does not let other pages show its picture. It opens in a tab of its own.',
      away: 'The camera does not answer right now. Try it in a new tab, or here in a few minutes.',
      late: 'The camera took too long to answer. It may still open in a new tab.',
    },
    open: 'Open in New Tab',
  },
  privacy: {
    heading: 'Privacy notice',
    none: 'There is no camera now: nothing is filmed, and this page loads nothing from anybody. When there is one, this notice says what it sees.',
    policy: { to: '/privacy-policy', label: 'Read our privacy policy' },
  },
} as const
