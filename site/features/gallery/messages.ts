import type { Look } from '@association/content/gallery'

const looks: Record<Look, string> = { block: 'Block', card: 'Card', embed: 'In a text' }

export const messages = {
  title: 'Gallery',
  intro: 'Every block of the site, with its example content and its variants.',
  contents: 'Types',
  filter: 'Find a type',
  stage: 'Three widths side by side',
  alone: 'Alone',
  all: 'All blocks',
  example: (look: Look, name: string) => `${looks[look]}: ${name}`,
  widget: (id: string) => `Widget: ${id.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}`,
  variant: 'Variant',
  width: (pixels: number) => `${pixels} pixels wide`,
  missing: 'There is no such block.',
  forEditors:
    'The gallery of blocks is for editors. Open any page of the site from our app in Contentful first; then come back in the same browser.',
} as const
