import type { ContentTypeId } from '@association/content'

/** Code outside the folder of a content type that may name the type, and why. An empty folder means all code. */
export type NamedElsewhere = { types: readonly ContentTypeId[]; in: readonly string[]; because: string }

export const namedElsewhere: readonly NamedElsewhere[] = [
  {
    types: ['page'],
    in: [''],
    because: 'A page is the root of a tree of blocks: the site, the preview, rules and audits begin there.',
  },
  {
    types: ['redirect'],
    in: [''],
    because: 'A redirect is an address without content.',
  },
  {
    types: ['siteSettings', 'navItem'],
    in: ['site', 'cli'],
    because: 'The header and the footer of each page are made of the one entry with the settings.',
  },
  {
    types: ['announcement', 'notificationDialogue'],
    in: ['site/page/notices', 'site/preview/live', 'contentful-app/src/home'],
    because: 'The settings link to notices, which appear above each page.',
  },
  {
    types: ['eventEdition', 'eventPart', 'scheduler'],
    in: [
      ...['site/page/events', 'site/content/places', 'site/preview/view-as'],
      ...['site/features/registration', 'site/features/calendar', 'site/features/my-schedule'],
      ...['packages/content/rules/spaces', 'packages/content/rules/link'],
      ...['contentful-app/src/findings', 'contentful-app/src/locations/entry-sidebar'],
    ],
    because: 'Pages of events, registrations and calendars are about editions and their parts.',
  },
  {
    types: ['product', 'variant'],
    in: [
      ...['site/features/catalogue', 'site/features/cart-data', 'site/page/events', 'site/page/entry'],
      ...['site/content/index', 'site/content/places', 'site/preview/view-as'],
      ...['packages/content/rules'],
    ],
    because: 'Prices, carts and offers are about products and their variants.',
  },
  {
    types: ['basicArticle', 'journalEditions'],
    in: ['site/page/entry', 'site/content/places', 'site/page/structured-data'],
    because: 'Related articles, topics and editions of journals appear below the pages of other entries.',
  },
  {
    types: ['basicArticle'],
    in: ['site/features/citation'],
    because: 'Only articles are cited.',
  },
  {
    types: ['basicArticle'],
    in: ['packages/services/platform', 'cli/commands/seed', 'cli/seed/scale'],
    because: 'The member platform has a bookmark type only for articles; articles make a space large.',
  },
  {
    types: ['title', 'mediaCardSection'],
    in: ['packages/content/derive', 'packages/content/render', 'packages/content/rules/tree.ts'],
    because: 'A title with the tag h1 is the title of its page, and code adds sections of cards below pages.',
  },
  {
    types: ['buttonGroup'],
    in: ['packages/content/derive'],
    because: 'Code adds the way to all products below a page.',
  },
  {
    types: ['bio'],
    in: ['site/page/list'],
    because: 'The page of a topic shows who writes about it.',
  },
  {
    types: ['metaTitle', 'buttonGroup', 'title'],
    in: ['packages/content/shared/media'],
    because: 'These blocks can lie on a picture.',
  },
  {
    types: [
      ...(['title', 'metaTitle', 'quoteBlock', 'articleInclude'] as const),
      ...(['label', 'mediaCard', 'notificationDialogue'] as const),
    ],
    in: ['packages/content/rules/tree'],
    because: 'The rules of contrast know the colors that style sheets give to these blocks.',
  },
]
