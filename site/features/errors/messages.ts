export const messages = {
  missing: {
    status: '404',
    title: 'We cannot find that page',
    text: 'It may have moved, or the address may contain a typing error. Search for it, or try one of these pages:',
  },
  home: 'Go to the home page',
  ways: 'Other pages',
} as const
