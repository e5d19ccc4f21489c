export const messages = {
  missing: {
    status: '404',
    title: 'We cannot find that page',
    text: 'It may have moved, or the address may have a typing error in it.',
  },
  broken: {
    status: 'Error',
    title: 'Something went wrong on this page',
    text: 'It was not your fault. Trying again often helps.',
  },
  tryAgain: 'Try again',
  home: 'Go to the home page',
}
