export const messages = {
  checkOut: 'Checkout',
  leaving: 'Taking you to the checkout …',
  loggedOut: 'Please log in or register to checkout',
  logIn: 'Log in',
  register: 'Register',
  sessionEnded: 'Your session has ended. Log in again: everything is still in your cart.',
  // The specification has the next two texts, with their different punctuation and the double space.
  handlerFailed: (email: string) =>
    `Sorry, an error occurred. Please contact ${email} if this issue continues.`,
  noCheckout: (email: string) => `Sorry an error occurred.  Please contact ${email}`,
  tooMany: 'You have started many checkouts in a short time. Wait a minute, then try again.',
  linkFailed: (email: string) =>
    `The checkout did not open. Everything is still in your cart. Try again, or write to ${email}.`,
  completed: 'Thank you. Your order is complete.',
  orders: (names: readonly string[]) => `Your order: ${names.join(', ')}.`,
  restored: 'Your order is not complete. Everything is in your cart again.',
  unclear:
    'The shop does not say whether your order is complete. Look into your email before you order again.',
  putBack: 'Put everything back into my cart',
  isComplete: 'My order is complete',
} as const

export const routeMessages = {
  shopFailed: 'The shop made no cart.',
  shopLate: 'The shop did not answer in time.',
  signInFailed: 'The sign-in at the shop failed.',
  signInLate: 'The sign-in did not answer in time.',
  noCheckoutUrl: 'The body is not { checkoutUrl }.',
  notTheShop: 'The address is not one of the shop.',
  noCartId: 'The parameter `cart` must be the id of a cart.',
} as const
