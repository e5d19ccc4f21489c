export const messages = {
  empty: 'Sorry, there are no items found in this Product Collection',
  none: 'No Product Collection',
  noneOf: (type: string) => `No Products for ${type}`,
  noFastPractice: 'No Fast Practice Products',
} as const
