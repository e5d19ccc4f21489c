import { buttonClass } from '@association/ui/button/button-class.ts'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { LinkAttributes, Page, View } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import { registrationOf, registrationWords } from '../../shared/events/registration-of.ts'
import { haveAllEnded } from '../../shared/products/has-ended.ts'
import { offerOf } from '../../shared/products/offer-of.ts'
import styles from './button-group.module.css'
import { messages } from './messages.ts'

type Group = Entry<'buttonGroup'>
type Button = {
  field: 'button1Text' | 'button2Text'
  text: string
  link: LinkAttributes
  variant: Group['fields']['button1Variant']
  isDisabled: boolean
  isLink: boolean
}

export const ButtonGroup: View<'buttonGroup'> = ({ entry, page }) => {
  const { fields } = entry
  const buttons = buttonsOf(entry, page)
  if (buttons.length === 0 && !fields.instantBuy && !fields.productAddToCart) return null
  const outline = safeColor(fields.outlineColor)
  return (
    <div
      className={classNames(
        styles.group,
        styles[fields.alignButtons],
        fields.paddingTop !== undefined && `pt-${fields.paddingTop}`,
        fields.paddingBottom !== undefined && `pb-${fields.paddingBottom}`,
        fields.groupClasses,
      )}
      style={properties({
        '--button-size': pixels(fields.fontSize),
        '--button-width': pixels(fields.buttonWidth),
        '--outline': outline,
      })}
    >
      {buttons.map(({ field, text, link, variant, isDisabled, isLink }) => (
        <Anchor
          key={field}
          link={link}
          mark={page.mark(entry, field)}
          isDisabled={isDisabled}
          className={classNames(
            buttonClass(isLink ? 'link' : variant),
            outline && styles.outlined,
            fields.additionalClasses,
          )}
        >
          {text}
        </Anchor>
      ))}
      <Shop entry={entry} page={page} />
    </div>
  )
}

function Shop({ entry, page }: { entry: Group; page: Page }): ReactNode {
  const { instantBuy, productAddToCart, button1Variant: variant, fontSize } = entry.fields
  const buy =
    instantBuy &&
    page.widget('instantBuy', { variantId: instantBuy, text: messages.buyNow, variant, fontSize })
  const add = productAddToCart && addOf(productAddToCart, page)
  return (
    <>
      {buy ? <div {...page.mark(entry, 'instantBuy')}>{buy}</div> : null}
      {add ? (
        <div className={styles.product} {...page.mark(entry, 'productAddToCart')}>
          {add}
        </div>
      ) : null}
    </>
  )
}

/** The registration sells courses of an event. */
function addOf(product: Entry<'product'>, page: Page): ReactNode {
  if (haveAllEnded(product, page.now)) return null
  const registration = registrationOf(product)
  if (!registration) return page.widget('addToCart', { product: offerOf(product, page.now) })
  return (
    <a {...page.link(registration.path)} className={buttonClass('dark')}>
      {registrationWords(registration, page.seats?.(product))}
    </a>
  )
}

function buttonsOf({ fields }: Group, page: Page): Button[] {
  return [
    button('button1Text', fields.button1Text, {
      link: fields.button1Disabled ? {} : page.link(fields.button1Url),
      variant: fields.button1Variant,
      isLink: fields.renderAsLinkBtn1,
    }),
    button('button2Text', fields.button2Text, {
      link: fields.button2Disabled ? {} : page.link(fields.button2Url),
      variant: fields.button2Variant,
      isLink: fields.renderAsLinkBtn2,
    }),
  ].flatMap((one) => one ?? [])
}

const button = (
  field: Button['field'],
  text: string | undefined,
  look: Pick<Button, 'link' | 'variant' | 'isLink'>,
): Button | undefined =>
  text ? { field, text, ...look, isDisabled: look.link.href === undefined } : undefined
