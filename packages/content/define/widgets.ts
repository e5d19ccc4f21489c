import type { ButtonVariant } from '@association/ui/button/variants.ts'
import type { ReactNode } from 'react'
import type { Space } from './content-type.ts'

/**
 * Parts of blocks that depend on the viewer and the shop. The site injects the widgets, each complete in every state
 * without JavaScript. Without injected widgets, nothing shows.
 */
export type Widgets = { readonly [Name in WidgetName]: (props: WidgetProps[Name]) => ReactNode }
export type WidgetName = keyof WidgetProps

export type WidgetProps = {
  /** A button that leads to the log-in; hidden for a logged-in viewer. */
  logIn: { text: string; variant: ButtonVariant; fontSize: number }
  /** “Create account” beside “Log in”; a logged-in viewer gets a link to the account. */
  createAccount: { createText: string; logInText: string; align: 'start' | 'center' | 'end' }
  /**
   * The viewer's price of a product or variant; guests see the list price. With `variants`, the lowest of their known
   * prices.
   */
  price: { product: ProductPrice; variants?: readonly ProductPrice[] }
  /**
   * Puts a product into the cart; the viewer chooses among several variants. Set `isBrief` where the page already shows
   * name and price. One `together` goes into the cart with each product.
   */
  addToCart: { product: ProductOffer; isBrief?: boolean; together?: Companion }
  /** Goes straight to the checkout with one variant. */
  instantBuy: { variantId: string; text: string; variant: ButtonVariant; fontSize: number }
  /** Bookmarks an article; only for logged-in viewers. */
  bookmark: { entry: string; type: 'article' | ''; path: string; title: string }
  /** Offers the device's share dialog, a link to copy and mail. `doiUrl` can be copied too. */
  share: { path: string; title: string; doiUrl?: string | undefined }
  /** Continuing medical education credits; guests see only a way to log in. */
  cmeProgress: { title: string; goal?: number }
  /** Shows `member` to a logged-in viewer, else `visitor`. */
  forViewer: { visitor: ReactNode; member: ReactNode }
  /** Calendar links for a schedule, one of its days or one of its sessions. */
  calendarLinks: ScheduleEntry & { part?: { day: string } | { session: string; title: string } }
  /** The viewer's chosen sessions as a calendar, stored with the account once the viewer signs in. */
  mySchedule: ScheduleEntry
}

type ScheduleEntry = { schedule: string; space: Space }

/** Amounts in US dollars; `null` means not yet known. */
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

export type Companion = { name: string; productType: string; variant: VariantOffer }

export type VariantOffer = ProductPrice & {
  variantId: string
  /** Distinguishes the variant, such as `eBook`; empty for a product with one variant. */
  label: string
  deliveryFormat?: string
  option?: string
}
