import type { Widgets } from '../../../define/widgets.ts'
import type { RenderOptions } from '../../../render/page-context.ts'
import { detailMarkup } from '../../../testing/detail-of.ts'
import { wire } from '../../../testing/fixture-page.ts'

export type WireFields = Record<string, unknown>

const widgets = {
  price: ({ product }) => <b>{product.price ?? 'To be announced'}</b>,
  addToCart: ({ product, options }) => (
    <>
      {options}
      <i>{product.variants.map(({ variantId }) => variantId).join(' ')}</i>
    </>
  ),
} as Widgets

export const course = {
  internalName: 'Course: finance',
  title: 'Finance',
  productType: 'Course',
  slug: 'finance',
}
export const variant = (variantId: string, fields: WireFields = {}) =>
  wire('variant', { internalName: variantId, variantId, ...fields }, `variant ${variantId}`)
export const person = (name: string, fields: WireFields = {}) => wire('bio', { name, ...fields }, name)

export const at = (time: string) => ({ now: Date.parse(time) })

export const pageOf = (fields: WireFields, more: Partial<RenderOptions> = {}) =>
  detailMarkup('product', { ...course, ...fields }, { widgets, ...more })

export const headingsIn = (markup: string) =>
  [...markup.matchAll(/<h([1-6])\b[^>]*>(.*?)<\/h\1>/gs)].map(
    ([, rank, words]) => `${rank} ${words?.replace(/<[^>]*>/g, '')}`,
  )
export const factsIn = (markup: string) =>
  [...markup.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g)].map(
    ([, label, value]) => `${label}: ${value?.replace(/<[^>]*>/g, '')}`,
  )
export const optionsIn = (markup: string) =>
  [...markup.matchAll(/<li id="variant-.*?<\/li>/gs)].map(([row]) =>
    row.replace(/<[^>]+>/g, '|').replace(/(\|\s*)+/g, '|'),
  )
export const selectedIn = (markup: string) => /<input [^>]*checked="" value="(.*?)"/.exec(markup)?.[1]
