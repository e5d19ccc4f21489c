/** The words of the tool for remarks. */
export const messages = {
  open: 'Leave a remark',
  title: 'Leave a remark',
  about: 'About',
  point: 'Point at it on the page',
  pointing: 'Press a part of the page. Escape ends it.',
  text: 'Remark',
  name: 'Your name (optional)',
  send: 'Send',
  sending: 'Sending …',
  close: 'Close',
  sent: 'Thank you. The person who shared this page sees your remark.',
  failed: 'Your remark was not sent. Your text is still here: try again in a minute.',
  tooMany: 'You sent several remarks in a short time. Wait a minute and try again.',
  left: (of: number, most: number) => `${of} of ${most} characters`,
} as const
