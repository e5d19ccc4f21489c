import type { ButtonVariant } from '@association/ui/button/variants.ts'
import type { ReactNode } from 'react'
import type { Space } from './content-type.ts'

/**
 * What blocks show of the viewer and the shop. Content says what is wanted; the site injects the widgets that know the
 * session and the shop, each complete in every state without JavaScript. Where none are injected, nothing is shown.
 */
export type Widgets = { readonly [Name in WidgetName]: (props: WidgetProps[Name]) => ReactNode }
export type WidgetName = keyof WidgetProps

export type WidgetProps = {
  /** A button that leads to the log-in; a viewer who is logged in sees none. */
  logIn: { text: string; variant: ButtonVariant; fontSize: number }
  /** “Create account” beside “Log in”; a viewer who is logged in sees the way to the account. */
  createAccount: { createText: string; logInText: string; align: 'start' | 'center' | 'end' }
  /**
   * The viewer's own price of a product or variant; guests see the list price. With `variants`, the lowest of their
   * known prices.
   */
  price: { product: ProductPrice; variants?: readonly ProductPrice[] }
  /**
   * Puts a product into the cart; where it comes in several variants, the viewer chooses one. `isBrief` where its name
   * and price already stand beside it. `together` goes into the cart with it, one of each.
   */
  addToCart: { product: ProductOffer; isBrief?: boolean; together?: Companion }
  /** Leads straight to the checkout with one variant. */
  instantBuy: { variantId: string; text: string; variant: ButtonVariant; fontSize: number }
  /** Marks an article for the viewer's bookmarks; only for those who are logged in. */
  bookmark: { entry: string; type: 'article' | ''; path: string; title: string }
  /** Ways to share a page of the site: the share dialog of the device, a link to copy, a mail. `doiUrl` can be copied too. */
  share: { path: string; title: string; doiUrl?: string | undefined }
  /** The viewer's continuing medical education credits; nothing for guests but a way to log in. */
  cmeProgress: { title: string; goal?: number }
  /** One of two contents: `member` for a viewer who is logged in, else `visitor`. */
  forViewer: { visitor: ReactNode; member: ReactNode }
  /** Links to a schedule, to one of its days or to one of its sessions as a calendar. */
  calendarLinks: ScheduleEntry & { part?: { day: string } | { session: string; title: string } }
  /** The sessions that the viewer chose from a schedule: as a calendar, and kept with the account once signed in. */
  mySchedule: ScheduleEntry
}

type ScheduleEntry = { schedule: string; space: Space }

/** What decides a price. Prices are amounts in US dollars; `null` is not yet known. */
export type ProductPrice = {
  price: number | null
  specialMemberPrice?: number
  /** Everyone pays the list price. */
  isProgramSpecific: boolean
}

export type ProductOffer = ProductPrice & {
  name: string
  slug?: string
  productType: string
  variants: readonly VariantOffer[]
}

/** A product that is bought with another one. */
export type Companion = { name: string; productType: string; variant: VariantOffer }

/** One way to buy a product, at a price of its own. */
export type VariantOffer = ProductPrice & {
  variantId: string
  /** What tells it apart from other variants, such as `eBook`; empty for a product that is sold in one way only. */
  label: string
  deliveryFormat?: string
  option?: string
}
