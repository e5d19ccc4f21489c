import { buttonClass } from '@association/ui/button/button-class.ts'
import type { Entry } from '../../define/values.ts'
import type { LinkAttributes, Page, View } from '../../define/view.ts'
import { Anchor } from '../../links/anchor.tsx'
import { classNames } from '../../safe/class-names.ts'
import { safeColor } from '../../safe/color.ts'
import { pixels } from '../../safe/length.ts'
import { properties } from '../../safe/properties.ts'
import styles from './button-group.module.css'

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
  if (buttons.length === 0) return null
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
    </div>
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

/** A button without a text is not shown; one that leads nowhere is disabled. */
const button = (
  field: Button['field'],
  text: string | undefined,
  look: Pick<Button, 'link' | 'variant' | 'isLink'>,
): Button | undefined =>
  text ? { field, text, ...look, isDisabled: look.link.href === undefined } : undefined
