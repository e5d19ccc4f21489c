import type { EntryRule } from '../rule.ts'

/** Visitors reach a hidden page, such as a thank-you page, by a link. */
const isFound = ({ type, values }: Parameters<EntryRule['check']>[0]) =>
  type.id === 'page' && values.hideFromSearch !== true

export const pageDescription: EntryRule = {
  id: 'page-description',
  title: 'Pages without a description',
  about: 'A page that search engines may show has a description.',
  severity: 'warning',
  scope: 'entry',
  check: (entry) =>
    isFound(entry) && String(entry.values.description ?? '').trim() === ''
      ? [
          {
            field: 'description',
            message:
              'The page has no description, so search results show the same general text as for other pages. Write one or two sentences.',
          },
        ]
      : [],
}

export const socialImage: EntryRule = {
  id: 'social-image',
  title: 'Pages without a social image',
  about: 'A page has a picture that shared links to it show.',
  severity: 'warning',
  scope: 'entry',
  check: (entry) =>
    isFound(entry) && !entry.values.socialImage
      ? [
          {
            field: 'socialImage',
            message:
              'The page has no social image, so links to it are shared with the picture of the whole site. Choose one for this page.',
          },
        ]
      : [],
}
