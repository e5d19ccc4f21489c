import type { Dropped } from '../cart-data/parse-cart.ts'

export const messages = {
  slow: 'Your cart does not appear? Reload this page, or order by email:',
  needsScript: 'The cart needs JavaScript. To order without it, write to',
  needsScriptMore: 'Name each product and how many of it you want.',
  empty: 'Your cart is empty.',
  ways: 'Find something for you',
  lines: 'Products in your cart',
  quantity: 'Quantity',
  each: 'each',
  fixedQuantity: (quantity: number) => `Quantity: ${quantity}.`,
  listPrice: 'List price',
  remove: 'Remove',
  keep: 'Keep it',
  removed: (name: string) => `${name} was removed from your cart.`,
  undo: 'Undo',
  restored: (name: string) => `${name} is in your cart again.`,
  subtotal: 'Subtotal',
  savings: (amount: string) => `You save ${amount}`,
  joiningPays: (amount: string) => `With this cart, a membership pays for itself: you save ${amount}.`,
  pricesUnknown: 'These are list prices. Your prices appear once we can see your membership.',
  later: 'Tax and shipping are added at checkout.',
  productsFailed: 'The names and prices of your products did not load. Your cart is safe.',
  retry: 'Try again',
  notSold: {
    unknown: 'We no longer sell this product.',
    ended: 'This course has ended.',
    soldOut: 'This date is sold out.',
    outdated: 'This price has ended. Continue your registration to see the current price.',
    priceless: 'The price is not known yet.',
    alone: 'This price needs one membership for each ticket.',
  },
  blocked: 'Not everything in your cart can be ordered.',
  removeIt: 'Remove it to check out.',
  chooseTicketAgain: 'Change the number, or remove it and choose your ticket again.',
  unnamed: (variantId: string) => `Product ${variantId.split('/').at(-1)}`,
  forgotten: 'Your browser stores nothing for this site. Your cart is lost when you leave this page.',
} as const

export function droppedWords(dropped: readonly Dropped[]): string | undefined {
  const reasons = new Set(dropped.map(({ reason }) => reason))
  if (reasons.has('text'))
    return 'The cart that your browser had stored was not readable. Please fill it again.'
  if (reasons.has('line'))
    return 'Part of the cart that your browser had stored was not readable. Please check your cart.'
  if (reasons.size > 0)
    return 'Quantities or details in your cart were over the limit. Please check your cart.'
  return undefined
}

export const ways = [
  { text: 'Courses', path: '/education/courses' },
  { text: 'Books', path: '/publications/books' },
  { text: 'Webinars', path: '/webinars' },
] as const
