const dismiss = 'Cancel'

/** Texts of the screen for administrators; not in the specification. */
export const adminPeople = {
  title: 'People',
  lead: 'Everyone who can sign in here. Invite people by a one-time link, and give each the role they need.',
  loading: 'Loading people...',
  loadFailed: 'Failed to fetch people',
  list: {
    heading: 'Can sign in',
    you: 'You',
    seen: (moment: string) => `Last seen ${moment}`,
    notSignedIn: 'Not signed in anywhere',
    protected: 'has a passkey or an app',
    unprotected: 'password only',
    role: 'Role',
    roleOf: (name: string) => `Role of ${name}`,
  },
  changed: (name: string, role: string) => ({
    title: 'Role changed',
    description: `${name} is now ${role.toLowerCase()}.`,
  }),
  failed: 'That didn’t work',
  signOut: {
    label: 'Sign out',
    named: (name: string) => `Sign ${name} out everywhere`,
    confirm: { heading: 'Sign this person out?', yes: 'Sign out', no: dismiss },
    text: (name: string) => `${name} will be signed out of every browser, and can sign in again.`,
    done: (name: string) => ({ title: 'Signed out', description: `${name} is signed out.` }),
  },
  remove: {
    label: 'Remove',
    named: (name: string) => `Remove ${name}`,
    confirm: { heading: 'Remove this person?', yes: 'Remove', no: dismiss },
    text: (name: string) =>
      `${name} will be signed out at once and can’t sign in again. Invitations they made stop working. What they did stays.`,
    done: (name: string) => ({ title: 'Removed', description: `${name} can’t sign in any more.` }),
  },
  invite: {
    heading: 'Invite someone',
    invitee: 'Who is it for?',
    inviteeHint: 'Just for your list below. They choose their own username.',
    role: 'Role',
    submit: 'Make invitation',
    submitting: 'Making invitation...',
    failed: 'Failed to make the invitation',
    missing: 'Please enter who it is for.',
  },
  made: {
    heading: (invitee: string) => `Invitation for ${invitee}`,
    once: (moment: string) =>
      `Send this link to them now: it’s shown only this once. It works once, until ${moment}.`,
    link: 'Link for the invitation',
    another: 'Invite someone else',
    copy: 'Copy link',
    copied: 'Copied!',
    notCopied: {
      title: 'Error',
      description: 'Couldn’t copy. Please select the link and copy it.',
    },
  },
  invitations: {
    heading: 'Waiting invitations',
    none: 'No invitations are waiting.',
    until: (role: string, moment: string) => `${role}, works until ${moment}`,
    by: (name: string) => `made by ${name}`,
  },
  withdraw: {
    label: 'Withdraw',
    named: (invitee: string) => `Withdraw the invitation for ${invitee}`,
    confirm: { heading: 'Withdraw this invitation?', yes: 'Withdraw', no: dismiss },
    text: (invitee: string) => `The link for ${invitee} will stop working.`,
    done: { title: 'Withdrawn', description: 'The link no longer works.' },
  },
} as const
