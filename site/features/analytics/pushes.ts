import type { AnalyticsEvent, AnalyticsItem } from './events.ts'

export type Push = Readonly<Record<string, unknown>>

/** Returns pushes for Google Analytics 4. Clears `ecommerce` first, because the tag manager merges objects. */
export function pushesOf(event: AnalyticsEvent): Push[] {
  const { event: name } = event
  switch (event.event) {
    case 'view_item':
    case 'add_to_cart':
    case 'remove_from_cart':
      return ecommerce(name, event.items)
    case 'select_item':
      return ecommerce(name, event.items, { list: event.list })
    case 'checkout':
      return ecommerce(name, event.items, { factor: event.factor })
    case 'page_view':
      return [
        written({
          event: name,
          page_location: impersonalAddress(event.location),
          page_title: event.title,
          page_referrer: event.referrer && impersonalAddress(event.referrer),
        }),
      ]
    case 'share':
      return [
        written({
          event: name,
          method: event.method,
          content_type: event.contentType,
          item_id: event.itemId,
        }),
      ]
    case 'ad_click':
      return [written({ event: name, internal_name: event.internalName })]
    case 'set_user_data':
      return [
        written({
          event: name,
          user_id: event.userId,
          is_member: event.isMember,
          price_level: event.priceLevel,
        }),
      ]
  }
}

type Ecommerce = { list?: string; factor?: number }

const ecommerce = (
  event: string,
  items: readonly AnalyticsItem[],
  { list, factor = 1 }: Ecommerce = {},
): Push[] => [
  { ecommerce: null },
  {
    event,
    ecommerce: {
      currency: 'USD',
      value: totalOf(items, factor),
      ...written({ item_list_name: list }),
      items: items.map((item, index) => itemOf({ item_list_name: list, ...item }, index)),
    },
  },
]

const itemOf = (item: Partial<AnalyticsItem>, index: number): Push =>
  written({
    index,
    item_id: item.sku,
    item_name: item.name ?? item.title,
    // Google Analytics has no field for a second title.
    title: item.name === item.title ? undefined : item.title,
    item_category: item.productType,
    item_variant: item.deliveryFormat,
    item_list_name: item.item_list_name,
    price: item.price ?? undefined,
    quantity: item.quantity ?? 1,
  })

/** Returns US dollars, computed in cents. An unknown price counts as 0. */
function totalOf(items: readonly AnalyticsItem[], factor: number): number {
  const cents = items.map(({ price, quantity = 1 }) => Math.round((price ?? 0) * 100) * quantity)
  return Math.round(cents.reduce((sum, each) => sum + each, 0) * factor) / 100
}

/** Removes personal data from texts. */
const written = (fields: Record<string, unknown>): Push =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      if (value === undefined) return []
      return [[name, typeof value === 'string' ? impersonal(value) : value]]
    }),
  )

/** Product numbers do not match: they have no spaces and no leading sign. */
const personal =
  /[^\s@/=:;,<>"']+(?:@|%40)[^\s@/=&;,<>"']+|(?:\+\d{1,3}[\s.-]?)?\(\d{3}\)\s?\d{3}[\s.-]?\d{4}|\+\d[\d\s().-]{7,}\d|\b\d{3}[ .-]\d{3}[ .-]\d{4}\b/g

const impersonal = (text: string) => text.replace(personal, '[removed]')

/** Other parameters, such as search words, may be personal. */
const campaign = /^(?:utm_[a-z_]+|gclid|dclid|wbraid|gbraid|fbclid|msclkid)$/

/** Drops fragment, credentials, and parameters other than those of campaigns. */
function impersonalAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, searchParams } = new URL(address)
  const kept = [...searchParams].filter(([name]) => campaign.test(name))
  return `${origin}${pathname}${kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''}`
}
