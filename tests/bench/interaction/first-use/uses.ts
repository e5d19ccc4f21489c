/** The first use of an island that loads on use, on a phone. All values are selectors. */
export type FirstUse = {
  island: string
  path: string
  control: string
  /** Typed into the control. Without it, the control is pressed. */
  key?: string
  /** Matches an element once the use is done. */
  result: string
  isOfEditor?: boolean
  needsVoice?: boolean
}

const drawer = 'dialog[aria-labelledby=cart-drawer-title]:modal'
const bookSearch = '[data-island=book-search]'

export const uses: readonly FirstUse[] = [
  { island: 'menu', path: '/', control: '[data-menu]', result: '[data-menu][aria-expanded=true]' },
  {
    island: 'search',
    path: '/',
    control: 'a[data-opens=search]',
    result: 'dialog[aria-labelledby=search-overlay-title]:modal',
  },
  { island: 'cart-link', path: '/', control: 'a[data-opens=cart]', result: drawer },
  {
    island: 'add-to-cart',
    path: '/education/course/finance-for-physicians',
    control: 'main aside [data-island=add-to-cart] button',
    result: drawer,
  },
  {
    island: 'notice',
    path: '/',
    control: '[data-island=notice] button',
    result: '[data-island=notice] dialog:not([open])',
  },
  {
    island: 'book-search',
    path: '/publications/books',
    control: `${bookSearch} input`,
    key: 'a',
    result: `${bookSearch} [role=status]:not(:empty)`,
  },
  {
    island: 'citation',
    path: '/articles/the-meeting-nobody-misses',
    control: '[data-island=citation] summary',
    result: '[data-island=citation] dl',
  },
  {
    island: 'listen',
    path: '/articles/the-meeting-nobody-misses',
    control: '[data-island=listen] button',
    result: '[data-island=listen] [role=group]',
    needsVoice: true,
  },
  {
    island: 'page-entries',
    path: '/fall-institute',
    control: '[data-island=page-entries] button',
    result: '[data-island=page-entries] [aria-expanded=true]',
    isOfEditor: true,
  },
]

/** The islands of a page that load on use. */
export const islandsOnUse = (html: string): string[] =>
  [...html.matchAll(/<[^>]*\bdata-island="([^"]+)"[^>]*\bdata-when="use"/g)].map(([, name = '']) => name)
