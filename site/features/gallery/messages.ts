export const messages = {
  title: 'Gallery',
  intro: 'Every block of the site with its example content and its variants.',
  contents: 'Types',
  filter: 'Filter by name',
  stage: 'Three widths side by side',
  alone: 'Alone',
  all: 'All blocks',
  looks: { block: 'Block', card: 'Card', embed: 'In a text' },
  variant: 'Variant',
  width: (pixels: number) => `${pixels} pixels wide`,
  missing: 'There is no such block.',
} as const
