import { link } from '../../define/values.ts'
import type { Variants } from '../../define/variants.ts'

const onePage = { currentPage: undefined, totalPages: undefined, path: undefined }

export const productCollVariants: Variants<'productColl'> = {
  many: {
    totalPages: 9,
    items: [
      link('product'),
      link('product.book'),
      link('product.subscription'),
      link('product.made for a program'),
      link('product.price not known'),
      link('product.assessment'),
      link('product.without picture and text'),
    ],
  },
  'first page': { currentPage: 1 },
  'last page': { currentPage: 4 },
  'one page': onePage,
  'books only': { ...onePage, items: [link('product'), link('product.book')], productType: 'Book' },
  'fast practice': {
    ...onePage,
    sectionData: { title: 'Fast practice', description: 'One idea, one evening.' },
    show: 'fast practice',
    items: [link('product'), link('product.book'), link('variant.hybrid online')],
  },
  'no items': { ...onePage, items: undefined },
  'none of a type': { ...onePage, productType: 'Webinar' },
  'no fast practice products': { ...onePage, show: 'fast practice', items: undefined },
  'nothing at all': { ...onePage, items: undefined, sectionData: undefined },
}
