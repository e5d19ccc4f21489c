import { type AnalyticsItem, analyticsItem } from '@association/content/shared/products/analytics-item.ts'
import type { LineView } from './cart-view.ts'

/** AN-012 to AN-018 define the fields. */
export function itemOf(line: LineView, quantity = line.quantity): AnalyticsItem {
  const sku = line.variantId
  if (!('product' in line)) return { sku, price: null, quantity }
  const { name, option: label, deliveryFormat, productType } = line.product
  const named = { sku, name, label, productType, ...(deliveryFormat !== null && { deliveryFormat }) }
  return { ...analyticsItem(named, line.price.cents), item_list_name: 'Cart', quantity }
}
