import { randomBytes } from 'node:crypto'

const gid = (type: string, id: string) => `gid://shopify/${type}/${id}`

export const gids = {
  variant: (id: string) => gid('ProductVariant', id),
  product: (id: string) => gid('Product', id),
  option: (id: string) => gid('ProductOption', id),
  media: (id: string) => gid('MediaImage', id),
  collection: (handle: string) => gid('Collection', handle),
  page: (handle: string) => gid('Page', handle),
  menu: (handle: string) => gid('Menu', handle),
  menuItem: (id: string) => gid('MenuItem', id),
  image: (id: string) => gid('ProductImage', id),
  cart: (token: string) => gid('Cart', token),
  line: (id: string) => gid('CartLine', id),
}

export const newToken = (): string => randomBytes(16).toString('hex')

/** Clients also send global ids in base64. */
export const plainId = (id: string): string =>
  id.startsWith('gid://') ? id : Buffer.from(id, 'base64').toString('utf8')

const prefix = gids.variant('')

export const variantIdIn = (id: string): string => {
  const plain = plainId(id)
  return plain.startsWith(prefix) ? plain.slice(prefix.length) : ''
}

/** `gid://shopify/Cart/<token>?key=…`. */
export const cartTokenIn = (id: string): string => plainId(id).replace(gids.cart(''), '').replace(/\?.*$/, '')
