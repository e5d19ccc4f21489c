import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const plain = { bottomComponents: undefined, backgroundColor: undefined }
const products = [
  link('product'),
  link('product.book'),
  link('product.subscription'),
  link('product.made for a program'),
  link('product.price not known'),
  link('product.assessment'),
  link('product.without picture and text'),
]
const people = [
  link('bio'),
  link('bio.per lindqvist'),
  link('bio.samira haddad'),
  link('bio.without a biography'),
]

export const mediaCardSectionVariants: Variants<'mediaCardSection'> = {
  'every kind of card': {
    mediaCards: [
      link('product'),
      link('variant'),
      link('basicArticle'),
      link('bio'),
      link('journalEditions'),
      link('productQuote'),
      link('content'),
      link('media'),
      link('centeredContainer'),
    ],
    columnCount: 3,
  },
  'journal editions': {
    ...plain,
    mediaCards: [
      link('journalEditions.medical practice management'),
      link('journalEditions'),
      link('journalEditions.healthcare administration leadership'),
    ],
  },
  faculty: { ...plain, mediaCards: people, columnCount: 4, smallColumnCount: 2 },
  articles: {
    ...plain,
    mediaCards: [
      link('basicArticle'),
      link('basicArticle.short'),
      link('basicArticle.long title and summary'),
      link('basicArticle.without picture, tags and summary'),
    ],
    columnCount: 2,
    isPostList: true,
  },
  'carousel of one': {
    mediaCards: [link('productQuote'), link('productQuote.short'), link('productQuote.long')],
    isCarousel: true,
  },
  'carousel of three': { mediaCards: products, isCarousel: true, columnCount: 3 },
  'carousel of four': { ...plain, mediaCards: products, isCarousel: true, columnCount: 4 },
  'carousel that fits': { ...plain, mediaCards: products.slice(0, 2), isCarousel: true, columnCount: 3 },
  'on a dark band': {
    mediaCards: products.slice(0, 3),
    backgroundColor: 'darkBlue',
    isCarousel: true,
    columnCount: 3,
  },
  'one card': { ...plain, mediaCards: [link('basicArticle')] },
  'one card in a row of one': { ...plain, mediaCards: [link('basicArticle')], columnCount: 1 },
  'six in a row': {
    ...plain,
    mediaCards: people,
    columnCount: 6,
    smallColumnCount: 3,
    extraSmallColumnCount: 2,
  },
  'wide, with space around': {
    mediaCards: products.slice(0, 4),
    columnCount: 4,
    isContainer: undefined,
    isWideContainer: true,
    marginTop: 4,
    marginBottom: 4,
    cardClasses: 'pb-3',
    containerClasses: 'pt-4',
  },
  'without cards': { mediaCards: undefined },
  'a list without posts': { ...plain, mediaCards: undefined, isPostList: true },
}
