import type { ContentTypeId } from '@association/content'

export const categories = [
  'Text',
  'Pictures and video',
  'Cards and lists',
  'Layout',
  'Events and shop',
  'Notices and forms',
  'More',
] as const
export type Category = (typeof categories)[number]

const members: Record<Exclude<Category, 'More'>, readonly ContentTypeId[]> = {
  Text: [
    'title',
    'metaTitle',
    'content',
    'quoteBlock',
    'articleInclude',
    'table',
    'checklist',
    'checklistItem',
  ],
  'Pictures and video': ['media', 'mediaCard', 'mainJumbotron', 'singleColumnTextAndImage', 'cta'],
  'Cards and lists': [
    ...(['mediaCardSection', 'statsList', 'stats', 'bio', 'journalEditions', 'jsonData'] as const),
    ...(['basicArticle', 'pressRelease', 'jobPosting', 'membershipBenefits'] as const),
  ],
  Layout: ['section', 'centeredContainer', 'fullHeightSection', 'multicolumnTextAndImage'],
  'Events and shop': ['product', 'variant', 'productColl', 'productQuote', 'eventPart', 'scheduler'],
  'Notices and forms': [
    ...(['buttonGroup', 'form', 'calendly', 'contactCallout'] as const),
    ...(['announcement', 'notificationDialogue', 'advertisementsList'] as const),
  ],
}

/** Where the picker lists a type. A type that nobody has placed yet is under “More”. */
export const categoryOf = (type: ContentTypeId): Category =>
  categories.find((category) => category !== 'More' && members[category].includes(type)) ?? 'More'

const order: readonly ContentTypeId[] = Object.values(members).flat()

/** The types of a category by how often pages need them. */
export const byUse = (one: { id: ContentTypeId }, other: { id: ContentTypeId }) =>
  order.indexOf(one.id) - order.indexOf(other.id)
