import { siteEditingLimits } from '#contracts/site-revisions.ts'

/** Texts of the screens where the owner edits the site; not in the specification. */
export const adminSite = {
  title: 'Site',
  lead: 'Change what guests read. Nothing changes for them until you publish it.',
  cabins: 'Cabins',
  loading: 'Loading...',
  loadFailed: 'Failed to load the documents',
  states: {
    draft: (by: string, moment: string) => `Draft by ${by}, ${moment}`,
    planned: (moment: string) => `To be published ${moment}`,
    refused: 'Couldn’t be published as planned, a draft again',
    published: (by: string, moment: string) => `Published by ${by}, ${moment}`,
    shipped: 'As shipped',
  },
  back: 'All documents',
  see: 'See the page',
  words:
    'Words in braces, such as {town} or {cabins.number}, are filled in from the facts. You can leave or replace them.',
  form: {
    general: 'General',
    none: 'None yet.',
    add: (name: string) => `Add ${name}`,
    addItem: 'Add another',
    addKind: (kind: string) => `Add another (${kind})`,
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    up: (name: string) => `Move ${name} up`,
    down: (name: string) => `Move ${name} down`,
    item: (number: number) => `Number ${number}`,
    while: (feature: string) => `Shown while “${feature}” is on`,
    otherwise: 'Otherwise',
    markdown: '**bold**, *italic*, [a link](/dining) or [another site](https://example.com)',
    limit: (length: number, most: number) => `${length} of at most ${most} characters`,
    length: (length: number, most: number) =>
      length > most
        ? `${length} characters: search results cut it off after about ${most}.`
        : `${length} of about ${most} characters`,
  },
  saving: {
    saved: 'Saved as a draft',
    unchanged: 'As published',
    planned: 'As planned',
    unsaved: 'Not saved yet',
    saving: 'Saving...',
    failed: 'Couldn’t save. We keep trying; please don’t close this page.',
  },
  notSaved:
    'Your last changes couldn’t be saved, so nothing happened. What you typed is still here.',
  leftUnsaved: {
    title: 'Not saved',
    description:
      'Your last changes couldn’t be saved. This tab keeps them for a day: open the document again to save them.',
  },
  mistakes: (count: number) =>
    count === 1 ? 'One thing has to be fixed first.' : `${count} things have to be fixed first.`,
  elsewhere: 'In another document: ',
  unpublished: 'Guests don’t see this cabin yet. Check every text, then publish it.',
  refused: (reason: string) =>
    `This was planned, but couldn’t be published at its time. It’s a draft again: fix it, then publish or plan it again. The reason: ${reason}`,
  leftOut: (fields: string) =>
    `Some published changes no longer fit this version of the site and aren’t shown: ${fields}.`,
  publish: {
    heading: 'Publish',
    now: 'Publish now',
    publishing: 'Publishing...',
    later: 'Publish later',
    at: 'Day and time at the property',
    note: { label: 'Note for the history (optional)', maxLength: siteEditingLimits.note },
    plan: 'Publish then',
    noTime: 'Please choose a time in the future.',
    done: { title: 'Published', description: 'Guests see it from now on.' },
    ahead:
      'Another change is planned. Only the parts you changed since then are published now; the planned change follows at its time.',
    planned: { title: 'Planned', description: 'It will be published automatically.' },
    failed: 'Failed to publish',
  },
  planned: {
    text: (moment: string, by: string) => `A change by ${by} will be published ${moment}.`,
    now: 'Publish it now',
    withdraw: 'Withdraw it',
    withdrawn: { title: 'Withdrawn', description: 'It won’t be published.' },
    keptInDraft: {
      title: 'Withdrawn',
      description: 'It won’t be published by itself. The draft still has it.',
    },
  },
  preview: {
    label: 'Preview',
    failed: 'Failed to make the preview',
  },
  links: {
    check: 'Check links',
    checking: 'Opening every link...',
    fine: (count: number) => (count === 1 ? 'The link answers.' : `All ${count} links answer.`),
    none: 'There are no links here.',
    broken: 'These links lead nowhere. Some sites refuse programs: open such a link to be sure.',
    answers: (status: number | null) => (status === null ? 'no answer' : `answers ${status}`),
    failed: 'Failed to check the links',
  },
  discard: {
    label: 'Discard draft',
    confirm: { heading: 'Discard this draft?', yes: 'Discard', no: 'Cancel' },
    text: 'What you changed since the last publication will be gone.',
    done: { title: 'Discarded', description: 'The draft is gone.' },
    failed: 'Failed to discard the draft',
  },
  conflict: {
    heading: 'Someone else is editing this',
    text: (error: string) => `${error} What you typed is still here.`,
    theirs: 'Show me theirs',
    mine: 'Keep mine',
    merging: 'Keep mine saves all of this as you see it here, in place of theirs.',
  },
  history: {
    heading: 'History',
    loading: 'Loading history...',
    loadFailed: 'Failed to load the history',
    none: 'Nothing has been published yet.',
    entry: (by: string, moment: string) => `${by}, ${moment}`,
    differences: (count: number) => (count === 1 ? '1 difference' : `${count} differences`),
    before: 'Before',
    after: 'After',
    nothing: '(nothing)',
    restore: 'Publish this again',
    shipped: 'Publish as shipped',
    confirm: { heading: 'Go back to this?', yes: 'Publish', no: 'Cancel' },
    text: 'Guests see it from now on. The history keeps what is shown now.',
    shippedText:
      'Guests will see the sample text that came with the site, with the sample property’s facts. Your own text stays in the history.',
  },
} as const
