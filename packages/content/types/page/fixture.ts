import { assetLink, type Draft, link } from '../../define/values.ts'

export const page: Draft<'page'> = {
  title: 'Every block, once',
  path: '/blocks',
  description: 'Shows each kind of block with realistic content.',
  socialImage: assetLink('first-light'),
  hideFromSearch: true,
  sections: [link('title'), link('section'), link('quoteBlock'), link('buttonGroup')],
}
