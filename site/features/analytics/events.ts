import type { AnalyticsItem } from '@association/content/shared/products/analytics-item.ts'

export type { AnalyticsItem }

/** No event contains personal data. */
export type AnalyticsEvent =
  | { event: 'view_item' | 'add_to_cart' | 'remove_from_cart'; items: readonly AnalyticsItem[] }
  | { event: 'select_item'; list: string; items: readonly AnalyticsItem[] }
  /** 0.85 means that a member pays 85 %. */
  | { event: 'checkout'; factor: number; items: readonly AnalyticsItem[] }
  | { event: 'page_view'; location: string; title: string; referrer?: string }
  | { event: 'share'; method: string; contentType: string; itemId: string }
  | { event: 'ad_click'; internalName: string }
  | { event: 'set_user_data'; userId: string; isMember: boolean | undefined; priceLevel: string | undefined }
