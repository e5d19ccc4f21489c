/** The values of `sort` on the page that finds courses. The list of courses has the first order. */
export const courseOrders = {
  date: 'Next date first',
  price: 'Lowest price first',
  title: 'By title',
} as const
