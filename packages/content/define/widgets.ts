import type { ButtonVariant } from '@association/ui/button/variants.ts'
import type { ReactNode } from 'react'
import type { Space } from './content-type.ts'

/** The site injects the widgets, each complete in every state without JavaScript. Without them, nothing shows. */
export type Widgets = { readonly [Name in WidgetName]: (props: WidgetProps[Name]) => ReactNode }
export type WidgetName = keyof WidgetProps

export type WidgetProps = {
  /** Signed-in viewers do not see it. */
  logIn: { text: string; variant: ButtonVariant; fontSize: number }
  /** Signed-in viewers see a link to their account instead. */
  createAccount: { createText: string; logInText: string; align: 'start' | 'center' | 'end' }
  /** Guests see the list price. With `variants`, the lowest known price. */
  price: { product: ProductPrice; variants?: readonly ProductPrice[] }
  /**
   * Set `isBrief` where the page shows name and price, `options` if it shows them with a radio button for each variant.
   * `together` also goes into the cart, one of each.
   */
  addToCart: { product: ProductOffer; isBrief?: boolean; options?: ReactNode; together?: Companion }
  /** Leads straight to the checkout with this variant. */
  instantBuy: { variantId: string; text: string; variant: ButtonVariant; fontSize: number }
  /** Only signed-in viewers see it. */
  bookmark: { entry: string; type: 'article' | ''; path: string; title: string }
  /** `doiUrl` can be copied too. */
  share: { path: string; title: string; doiUrl?: string | undefined }
  /** Reads an article aloud if the device has a voice. */
  listen: Record<never, never>
  cite: { space: Space; entry: string; path: string; article: CitedArticle }
  /** Guests see only a way to log in. */
  cmeProgress: { title: string; goal?: number }
  forViewer: { visitor: ReactNode; member: ReactNode }
  calendarLinks: ScheduleEntry & { part?: { day: string } | { session: string; title: string } }
  /** The chosen sessions as a calendar, stored with the account after sign-in. */
  mySchedule: ScheduleEntry
}

export type CitedArticle = {
  title: string | undefined
  authors: readonly string[]
  /** As editors wrote it; an article of a journal has the date of its edition. */
  date: string | undefined
  journal: CitedJournal | undefined
  doi: string | undefined
}

export type CitedJournal = { name: string; volume: string; issue: string }

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
  /** A webinar that has ended. */
  isRecording?: boolean
  /** Neither it nor any variant has a price. */
  isUnpriced?: boolean
  variants: readonly VariantOffer[]
}

export type Companion = { name: string; productType: string; variant: VariantOffer }

export type VariantOffer = ProductPrice & {
  variantId: string
  /** Such as `eBook`; empty for a single variant. */
  label: string
  deliveryFormat?: string
  option?: string
}
