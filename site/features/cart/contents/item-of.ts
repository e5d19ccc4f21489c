import type { AnalyticsItem } from '../../analytics/events.ts'
import type { LineView } from './cart-view.ts'

/** A line as the data layer names it (AN-012 to AN-018). */
export function itemOf(line: LineView, quantity = line.quantity): AnalyticsItem {
  const sku = line.variantId
  if (!('product' in line)) return { sku, price: null, quantity }
  const { name, option, deliveryFormat, productType } = line.product
  return {
    sku,
    price: line.price.cents === null ? null : line.price.cents / 100,
    name,
    title: option === '' ? name : `${name}, ${option}`,
    ...(deliveryFormat === null ? {} : { deliveryFormat }),
    productType,
    item_list_name: 'Cart',
    quantity,
  }
}
