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
  added: (name: string) => `${name} is in your cart.`,
} as const
