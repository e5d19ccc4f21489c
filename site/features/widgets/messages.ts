export const messages = {
  addToCart: 'Add to cart',
  addRecording: 'Add Recording to cart',
  choose: 'Choose an option',
  option: 'Option',
  quantity: 'Quantity',
  orderByMail: 'Order by email',
  product: (variantId: string) => `product ${variantId}`,
  orderSubject: (name: string) => `Order: ${name}`,
  bookmark: 'Bookmark',
  creditsForGuests: 'Log in to see the credits you have earned.',
  logIn: 'Log in',
  toAccount: 'Go to your account',
} as const
