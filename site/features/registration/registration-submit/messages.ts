export const messages = {
  submitting: 'Your seats are being reserved …',
  changed: 'This changed since you last looked. Nothing is in your cart yet.',
  agree: 'I agree, add to cart',
  incomplete: 'An answer does not hold any more. Nothing was added to your cart.',
  correct: (step: number) => `Go to step ${step}`,
  failed: 'Your registration could not be submitted. Nothing was added to your cart. Please try again.',
  signInEnded: 'Your login has ended. Log in again. Your answers are kept.',
  logIn: 'Log in',
  notKept:
    'Your browser stores nothing for this site, so it would lose your cart. Your registration is kept. Allow this site to store data, then try again, or call us.',
  notInProfile:
    'Your registration is in your cart. We could not save your answers to your profile, which does not affect your registration.',
  toCart: 'Go to your cart',
  full: 'Your cart has no room for this registration. Remove other products from it, and try again.',
} as const
