export const messages = {
  articles: 'Articles',
  hint: 'RSS feed of the articles',
  wrongFormat: (names: readonly string[]) =>
    `There is no such format: ask for ?format=${names.join(' or ?format=')}, or leave it out for RSS.`,
  outOfReach: 'The articles cannot be read at the moment. Try again in a minute.',
} as const
