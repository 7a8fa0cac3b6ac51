import type { Role } from '#contracts/permissions.ts'

const dismiss = 'Cancel'

/** What each role may do, in a sentence. */
export const roleWords: Readonly<Record<Role, { name: string; may: string }>> = {
  owner: { name: 'Owner', may: 'Everything, including people and deleting guests’ data.' },
  manager: {
    name: 'Manager',
    may: 'Everything except people, keys and deleting guests’ data.',
  },
  moderator: { name: 'Moderator', may: 'Reviews, contest entries and inquiries.' },
}

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

/** Texts of the screen that an invitation opens. */
export const adminJoin = {
  title: 'Join',
  heading: 'Welcome',
  lead: (role: string, property: string) => `You’re invited to ${property} as ${role}.`,
  loading: 'Looking up your invitation...',
  noLink: 'Please open the whole link from your invitation.',
  username: 'Choose a username',
  password: 'Choose a password',
  hint: 'At least 12 characters. A sentence you can remember works well.',
  submit: 'Join',
  submitting: 'Joining...',
  failed: 'Failed to join. Please try again.',
} as const

/** The question that comes before what matters. */
export const adminProof = {
  heading: 'Confirm that it’s you',
  text: 'It’s been a while since you signed in.',
  password: 'Your password',
  code: 'Code from your app',
  passkey: 'Use a passkey',
  passkeyCancelled: 'No passkey was used.',
  submit: 'Confirm',
  submitting: 'Confirming...',
  failed: 'Failed to confirm',
  refused: 'Not done, because you didn’t confirm.',
} as const

export const notYours = {
  heading: 'Not part of your role',
  text: 'Your role doesn’t include this page. If you need it, ask an owner.',
} as const
