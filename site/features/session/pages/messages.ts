export type ProblemCode = keyof typeof messages.problems

export const messages = {
  title: 'Signing in did not work',
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
  goBack: 'Go back without signing in',
  ways: 'What you can do now',
  contact: 'If it happens again, write to',
  notLoggedIn: 'not logged in',
  signOut: {
    title: 'Do you want to sign out?',
    text: 'You came here from another website. You are not signed out until you confirm it.',
    signOut: 'Sign out',
    stay: 'Go to the home page',
  },
  problems: {
    timeout: {
      heading: 'The sign-in is not available',
      text: 'The sign-in service does not respond at the moment. Please try again in a few minutes.',
    },
    cancelled: {
      heading: 'You canceled the sign-in',
      text: 'You are not signed in. You can sign in at any time.',
    },
    missing_refresh_token: {
      heading: 'Your session has ended',
      text: 'Your session could not be extended. Please sign in again.',
    },
    state_mismatch: {
      heading: 'This sign-in does not match',
      text: 'The response belongs to another sign-in, perhaps in another tab. Nobody was signed in. Please start again.',
    },
    missing_transaction: {
      heading: 'This sign-in is no longer open',
      text: 'It was finished before, took longer than an hour, or began in another browser. Your browser must accept cookies. Please start again.',
    },
    login_required: {
      heading: 'You are not signed in',
      text: 'Please sign in to see this page.',
    },
    mfa_required: {
      heading: 'A second step is needed',
      text: 'Your account is protected by a second factor. Please sign in again and enter the code.',
    },
    login_failed: {
      heading: 'Login failed',
      text: 'The sign-in service could not sign you in. Nobody was signed in.',
    },
    token_failed: {
      heading: 'Get access token failed',
      text: 'The sign-in service did not confirm your sign-in. Nobody was signed in.',
    },
  },
} as const
