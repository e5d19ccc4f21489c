export const messages = {
  missing: {
    status: '404',
    title: 'We cannot find that page',
    text: 'It may have moved, or the address may have a typing error in it. These pages are where they should be:',
  },
  home: 'Go to the home page',
  ways: 'Ways on from here',
} as const
