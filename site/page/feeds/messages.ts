export const messages = {
  hint: 'RSS feed of the articles',
  wrongFormat: (names: readonly string[]) =>
    `This format does not exist. Use ?format=${names.join(' or ?format=')}, or leave it out for RSS.`,
  wrongSource: (names: readonly string[]) =>
    `There is no such feed. Use ?source=${names.join(' or ?source=')}, or leave it out for the articles.`,
  outOfReach: 'The feed cannot be read at the moment. Try again in a minute.',
} as const
