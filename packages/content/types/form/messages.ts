export const messages = {
  untitled: 'Form',
  open: 'Open the form on a page of its own',
} as const
