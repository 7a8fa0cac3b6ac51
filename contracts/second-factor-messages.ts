/** Error messages of a right password that is not enough, which the login screen knows. */
export const secondFactorMessages = {
  code: 'Please enter the code from your app, or a recovery code.',
  passkey: 'Please use your passkey, or enter a recovery code.',
} as const
