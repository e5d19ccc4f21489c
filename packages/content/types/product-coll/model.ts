import { contentType } from '../../define/content-type.ts'
import { choice, integer, json, reference, references, text } from '../../define/field.ts'
import { hashLink, internalName } from '../../shared/fields.ts'
import { always } from '../../shared/json/shapes.ts'
import { productTypes } from '../../shared/products/offers.ts'
import { isSectionData, sectionDataForm } from './section-data.ts'

export const productColl = contentType({
  id: 'productColl',
  name: 'Product collection',
  description: 'Products as cards, page by page, with blocks above them.',
  icon: 'cards',
  inPicker: { category: 'Events and shop', order: 3, words: ['shop', 'courses', 'books', 'catalog', 'list'] },
  slots: ['block'],
  spaces: ['association', 'events'],
  title: 'internalName',
  fields: {
    internalName,
    hashLink,
    sectionData: json({
      heading: 'part',
      help: 'The texts above the products.',
      form: always(sectionDataForm),
    }),
    contents: reference({ to: ['section'], help: 'The blocks of this section appear above the products.' }),
    items: references({ to: ['product', 'variant'], max: 200 }),
    show: choice({
      options: ['products', 'fast practice'],
      default: 'products',
      help: '“Fast practice” shows each variant as a card.',
    }),
    productType: choice({ options: productTypes, help: 'Shows products of this type only.' }),
    currentPage: integer({ min: 1, max: 1000, default: 1 }),
    totalPages: integer({
      min: 0,
      max: 1000,
      help: 'If it is above 1, the list gets links to the other pages.',
    }),
    path: text({
      max: 200,
      pattern: '^/[a-z0-9/-]*$',
      help: 'Address of the first page; the others add /page/2 and so on.',
    }),
  },
  checks: [
    {
      field: 'items',
      when: (fields) => (fields.items ?? []).length === 0,
      warn: 'The collection is empty, so visitors see that there are no items. Add a product.',
    },
    {
      field: 'sectionData',
      when: ({ sectionData }) => !isSectionData(sectionData),
      error:
        'Section data has an unknown or wrong value. It can contain metaTitle, title and description, each a text.',
    },
    {
      field: 'currentPage',
      when: ({ currentPage = 1, totalPages }) =>
        totalPages !== undefined && totalPages > 0 && currentPage > totalPages,
      error: 'The number of the current page is larger than the number of pages.',
    },
    {
      field: 'path',
      when: ({ path, totalPages = 0 }) => totalPages > 1 && !path,
      error: 'Add the address of the first page. Without it, there are no links to the other pages.',
    },
  ],
})
