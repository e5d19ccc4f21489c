export const messages = {
  articles: 'Articles',
  hint: 'RSS feed of the articles',
  wrongFormat: (names: readonly string[]) =>
    `This format does not exist. Use ?format=${names.join(' or ?format=')}, or leave it out for RSS.`,
  outOfReach: 'The articles cannot be read at the moment. Try again in a minute.',
} as const
