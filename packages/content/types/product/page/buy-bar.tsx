import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { tierOf } from '../../../shared/events/edition.ts'
import { registrationOf, registrationWords } from '../../../shared/events/registration-of.ts'
import { FootBar } from '../../../shared/foot-bar/foot-bar.tsx'
import { priceOf } from '../../../shared/products/price-of.ts'
import { pricesOf } from '../../../shared/products/prices-of.ts'
import { messages } from '../messages.ts'
import { overOf } from './over.ts'

type Props = { entry: Entry<'product'>; page: Page }

export function BuyBar({ entry, page }: Props): ReactNode {
  const over = overOf(entry, page)
  if (over && !over.isSold) return null
  const registration = registrationOf(entry)
  return (
    <FootBar>
      {page.widget('price', { product: priceOf(entry.fields), variants: waysNow(entry, page) })}
      {registration ? (
        <a {...page.link(registration.path)} className={buttonClass('yellow')}>
          {registrationWords({ ...registration, words: messages.registerFor }, page.seats?.(entry))}
        </a>
      ) : (
        <a href="#buy" className={buttonClass('yellow')}>
          {entry.fields.variants.length > 1 ? messages.seeOptions : messages.buy}
        </a>
      )}
    </FootBar>
  )
}

function waysNow(entry: Entry<'product'>, page: Page) {
  const edition = page.editionOf?.(entry)
  const tier = edition && page.now !== undefined ? tierOf(edition, page.now)?.name : undefined
  const tiers = entry.fields.variants.filter(({ fields }) => fields.priceTier && !fields.joinNowVariant)
  if (tiers.length === 0) return pricesOf(entry, page.now)
  const current = tiers.filter(({ fields }) => fields.priceTier === tier)
  return (current.length > 0 ? current : tiers).map(({ fields }) => priceOf(fields))
}
