/** Error messages of a right password that is not enough, which the login screen knows. */
export const secondFactorMessages = {
  code: 'Please enter the code from your app, or a recovery code.',
  passkey: 'Please use your passkey, or enter a recovery code.',
} as const

/** The usual reason why a code is wrong. */
export const checkClock =
  'Please check that your phone sets its clock automatically, and try the next code.'
export const wrongCode = `This code is not right, or has been used. ${checkClock}`
