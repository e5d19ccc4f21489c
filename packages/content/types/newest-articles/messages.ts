export const messages = {
  all: 'All articles',
  onSite: 'The site shows its newest articles here.',
}
