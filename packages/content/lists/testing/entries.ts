import type { Entry } from '../../define/values.ts'
import { reader } from '../../derive/read.ts'
import { wire } from '../../testing/fixture-page.ts'

type WireFields = Record<string, unknown>

export const product = (id: string, fields: WireFields = {}) =>
  reader({ spaceOf: () => 'association' })(
    wire('product', { internalName: id, title: id, productType: 'Course', slug: id, ...fields }, id),
  ) as Entry<'product'>

let made = 0

export const variant = (fields: WireFields = {}) => {
  const id = `variant-${++made}`
  return wire('variant', { internalName: id, variantId: id, ...fields }, id)
}

export const person = (name: string, fields: WireFields = {}) => wire('bio', { name, ...fields }, name)
