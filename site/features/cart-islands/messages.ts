/** Apart from those of the cart, because the link and the buttons load these at once. */
export const messages = {
  title: 'Your cart',
  link: 'Cart',

  /** Screen readers read it after the word in the header. */
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  close: 'Close your cart',
  loading: 'Loading your cart …',
  toCart: 'View cart',
  goOn: 'Continue browsing',
  ordering: 'How ordering works',
  steps: [
    {
      name: 'Log in or register',
      words: 'Your cart stays as it is. Members see their prices.',
      isForGuests: true,
    },
    { name: 'Pay in our shop', words: 'It adds tax and shipping before you pay.', isForGuests: false },
    { name: 'Read your email', words: 'The shop confirms your order by email.', isForGuests: false },
  ],
  otherPlans: 'If your plans change',
  help: 'Questions before you order? Write to',
  added: (name: string) => `${name} is in your cart.`,
} as const
