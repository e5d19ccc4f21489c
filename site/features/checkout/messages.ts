import type { Step } from '../registration/answers.ts'

export const messages = {
  checkOut: 'Checkout',
  leaving: 'Taking you to the checkout …',
  loggedOut: 'Please log in or register to checkout',
  logIn: 'Log in',
  register: 'Register',
  sessionEnded: 'Your session has ended. Log in again: everything is still in your cart.',
  // The next two differ in a comma, a space and a full stop. The specification has them so.
  handlerFailed: (email: string) =>
    `Sorry, an error occurred. Please contact ${email} if this issue continues.`,
  noCheckout: (email: string) => `Sorry an error occurred.  Please contact ${email}`,
  tooMany: 'You have started many checkouts in a short time. Wait a minute, then try again.',
  linkFailed: (email: string) =>
    `The checkout did not open. Everything is still in your cart. Try again, or write to ${email}.`,
  differs: 'The shop cannot sell everything as it is in your cart',
  nothingLeft: 'The shop has nothing of what is in your cart',
  notSignedIn: 'The shop does not give you your prices now',
  soldOut: (name: string) => `${name} is sold out.`,
  missing: (name: string) => `The shop does not sell ${name} now.`,
  ended: (name: string) => `${name} has ended.`,
  unlisted: (name: string) => `We no longer sell ${name}.`,
  fewer: ({ name, wanted, available }: { name: string; wanted: number; available: number }) =>
    `${name}: you want ${wanted}, and the shop has ${available}.`,
  otherPrice: (name: string, shown: string, shop: string) =>
    `${name} costs ${shop} in the shop, not ${shown}.`,
  signedOut: (yours: string, shop: string) =>
    `The sign-in at the shop failed, so it asks ${shop}, not ${yours}. Try again in a few minutes to pay your prices.`,
  changeCart: 'Change my cart',
  notNow: 'Stay here',
  goOn: 'Continue anyway',
  completed: 'Thank you. Your order is complete.',
  orders: (names: readonly string[]) => `Your order: ${names.join(', ')}.`,
  seeRegistration: 'See your registration',
  restored: 'Your order is not complete. Everything is in your cart again.',
  unclear:
    'The shop does not say whether your order is complete. Look into your email before you order again.',
  putBack: 'Put everything back into my cart',
  isComplete: 'My order is complete',
  registrationDiffers:
    'The seats for an event in your cart do not match your registration, or their price has ended. Open your registration and add it to your cart again, or remove the seats.',
  unsoldSeats: 'The shop cannot sell everything for which you registered',
  noneCharged: 'Nothing was charged. Choose again, and the rest of your registration is kept.',
  chooseAgain: (step: Step) =>
    step === 1 ? 'Choose another course' : step === 2 ? 'Change my guests' : 'Choose another activity',
} as const

/** What the routes answer. No browser loads it. */
export const routeMessages = {
  shopFailed: 'The shop made no cart.',
  shopLate: 'The shop did not answer in time.',
  signInFailed: 'The sign-in at the shop failed.',
  signInLate: 'The sign-in did not answer in time.',
  noCheckoutUrl: 'The body is not { checkoutUrl }.',
  notTheShop: 'The address is not one of the shop.',
  noCartId: 'The parameter `cart` must be the id of a cart.',
} as const
