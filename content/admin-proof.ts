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
