/** Texts about passkeys, codes from an app, and recovery codes. */
export const adminSecondFactors = {
  heading: 'Sign-in security',
  lead: 'Besides your password: a passkey is your phone, computer or security key, unlocked by you. An app makes a new code every half minute.',
  loading: 'Loading...',
  loadFailed: 'Failed to fetch your passkeys and codes',
  failed: 'That didn’t work',
  required: 'Everyone needs a passkey or an app here. Please set one up to continue.',
  passkeys: {
    heading: 'Passkeys',
    none: 'No passkeys yet.',
    unsupported: 'This browser can’t make passkeys.',
    name: 'Name of the new passkey',
    nameHint: 'So that you recognize it later, like “My phone”.',
    add: 'Add a passkey',
    adding: 'Waiting for your device...',
    missing: 'Please name this passkey.',
    cancelled: 'No passkey was made. Please try again.',
    made: (day: string) => `added ${day}`,
    used: (moment: string) => `last used ${moment}`,
    unused: 'not used yet',
    added: { title: 'Passkey added', description: 'You can sign in with it.' },
    remove: {
      label: 'Remove',
      named: (name: string) => `Remove the passkey ${name}`,
      confirm: { heading: 'Remove this passkey?', yes: 'Remove', no: 'Cancel' },
      text: (name: string) => `${name} will no longer sign you in.`,
      done: { title: 'Removed', description: 'The passkey no longer works.' },
    },
  },
  app: {
    heading: 'Codes from an app',
    on: 'Your app’s codes are asked for when you sign in.',
    off: 'Not set up.',
    start: 'Set up an app',
    scan: 'Scan this code with your app, or type the key.',
    qr: 'QR code for the app',
    key: 'Key for the app',
    code: 'Code that the app shows',
    submit: 'Confirm',
    submitting: 'Confirming...',
    added: { title: 'App set up', description: 'Its codes are asked for from now on.' },
    remove: {
      label: 'Remove the app',
      confirm: { heading: 'Remove the app?', yes: 'Remove', no: 'Cancel' },
      text: 'Its codes will no longer be asked for.',
      done: { title: 'Removed', description: 'The app’s codes are no longer asked for.' },
    },
  },
  recovery: {
    heading: 'Recovery codes',
    left: (count: number) =>
      `${count} ${count === 1 ? 'code' : 'codes'} left. Each works once in place of a passkey or an app.`,
    renew: 'Make new codes',
    confirm: { heading: 'Make new recovery codes?', yes: 'Make new codes', no: 'Cancel' },
    text: 'The old codes stop working.',
    shown: 'Your recovery codes',
    once: 'Keep them somewhere safe, on paper or in a password manager: they’re shown only this once.',
    copy: 'Copy codes',
    copied: 'Copied!',
    notCopied: {
      title: 'Error',
      description: 'Couldn’t copy. Please select the codes and copy them.',
    },
    done: 'I’ve kept them',
  },
  rule: {
    label: 'Everyone needs a passkey or an app',
    hint: 'Those who have neither set one up the next time they use the admin area, and can do nothing else until then.',
    changed: (isRequired: boolean) => ({
      title: 'Saved',
      description: isRequired
        ? 'Everyone needs a passkey or an app now.'
        : 'A password is enough again.',
    }),
  },
  reset: {
    label: 'Reset second factors',
    named: (name: string) => `Reset the second factors of ${name}`,
    confirm: { heading: 'Reset their second factors?', yes: 'Reset', no: 'Cancel' },
    text: (name: string) =>
      `For when ${name} lost their phone or key. Make sure that it’s really them who asks. Their passkeys, app and recovery codes stop working, and they’re signed out; their password stays.`,
    done: (name: string) => ({
      title: 'Reset',
      description: `${name} can sign in with the password alone.`,
    }),
  },
} as const
