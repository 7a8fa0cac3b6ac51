/** What an album is for, where it isn't a page's or a cabin's. */
export const albumLeads: Readonly<Record<string, string>> = {
  mark: 'The first picture is your logo and icon. It also appears on the pictures of shared links. A square PNG without a background is best. Guests see a change once you publish it.',
}

/** Texts of the screen where the owner changes an album; not in the specification. */
export const adminPictures = {
  heading: 'Pictures',
  title: (album: string) => `Pictures: ${album}`,
  lead: 'The first picture is on cards and in shared links. Guests see a change once you publish it.',
  loading: 'Loading pictures...',
  loadFailed: 'Failed to load the pictures',
  none: 'No pictures yet.',
  add: 'Add pictures',
  drop: 'Choose pictures, take one, or drop them here: JPEG, PNG, WebP, AVIF or HEIC, up to 50 MB each.',
  number: (at: number) => `Picture ${at}`,
  alt: {
    label: 'What the picture shows',
    help: 'Say in one plain sentence what each picture shows, such as “A porch swing beneath string lights.” Those who can’t see it hear that, and search engines read it.',
    missing: 'Please say what the picture shows.',
  },
  replace: 'Replace',
  replaceNamed: (name: string) => `Replace ${name}`,
  takeOutNamed: (name: string) => `Take out ${name}`,
  up: (name: string) => `Move ${name} up`,
  down: (name: string) => `Move ${name} down`,
  making: (done: number, total: number) => `Getting ready: ${done} of ${total} files`,
  waiting: (done: number, total: number) =>
    `Preparing pictures: ${done} of ${total} files done. Publishing continues automatically.`,
  failed: 'This picture could not be prepared. Please take it out and choose another.',
  uploading: (name: string) => `Uploading ${name}...`,
  uploadFailed: (name: string, why: string) => `${name}: ${why}`,
  retry: 'Try again',
  dismiss: 'Dismiss',
  tooSmall: (width: number, height: number, least: number) =>
    `This picture is only ${width} × ${height} pixels, so it will look blurred here. If you have it larger, at least ${least} pixels wide, replace it.`,
  focus: {
    summary: 'What stays in view',
    label: (x: number, y: number) =>
      `What stays in view: ${x}% from the left, ${y}% from the top. Press the picture, or use the arrow keys.`,
    help: 'Screens cut pictures to fit. Press what must stay in view, or move the point with the arrow keys.',
    desktop: 'On a desktop',
    phone: 'On a phone',
  },
  others: {
    heading: 'Not in this album',
    lead: 'Pictures you took out or did not use. Yours are deleted 90 days after no published or drafted album has shown them.',
    putBack: (name: string) => `Put ${name} into the album`,
    button: 'Put in',
  },
} as const
