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
  missing: 'This block does not exist.',
  forEditors:
    'The gallery is for editors only. First open any page of the site from our app in Contentful. Then come back in the same browser.',
} as const
