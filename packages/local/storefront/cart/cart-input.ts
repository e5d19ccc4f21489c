import type { Shop } from '../shop.ts'
import type { Attribute, CartLine } from '../store/shop.ts'
import { variantIdIn } from './ids.ts'

export type LineInput = { merchandiseId: string; quantity?: number; attributes?: Attribute[] }
export type UserError = { __typename: 'CartUserError'; code: string; field: string[]; message: string }

const longest = { attributeKey: 255, attributeValue: 5000, quantity: 1_000_000 }

export const problemsOf = (shop: Shop, lines: readonly LineInput[], field: readonly string[]): UserError[] =>
  lines.flatMap((line, index) => {
    const at = [...field, String(index)]
    if (!shop.catalog.variant(variantIdIn(line.merchandiseId)))
      return invalid(`The merchandise with id ${line.merchandiseId} does not exist.`, [
        ...at,
        'merchandiseId',
      ])
    if (!isQuantity(line.quantity))
      return invalid(`The quantity must be from 1 to ${longest.quantity}.`, [...at, 'quantity'])
    return (line.attributes ?? []).flatMap((attribute, place) => {
      const where = [...at, 'attributes', String(place)]
      return isShort(attribute) ? [] : invalid('The attribute is too long.', where)
    })
  })

const isQuantity = (quantity = 1) => quantity >= 1 && quantity <= longest.quantity

const isShort = ({ key, value }: Attribute) =>
  key.length <= longest.attributeKey && (value ?? '').length <= longest.attributeValue

export const invalid = (message: string, field: string[]): UserError[] => [
  { __typename: 'CartUserError', code: 'INVALID', field, message },
]

/** As Shopify, merges lines with equal variant and attributes. */
export function merged(lines: readonly CartLine[]): CartLine[] {
  const groups = Map.groupBy(lines, ({ variantId, attributes }) => JSON.stringify([variantId, attributes]))
  return [...groups.values()].flatMap(([first, ...more]) =>
    first ? { ...first, quantity: more.reduce((sum, { quantity }) => sum + quantity, first.quantity) } : [],
  )
}
