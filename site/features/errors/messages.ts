export const messages = {
  missing: {
    status: '404',
    title: 'We cannot find that page',
    text: 'It may have moved, or the address may have a typing error in it.',
  },
  home: 'Go to the home page',
}
