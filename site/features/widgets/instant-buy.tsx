import type { WidgetProps } from '@association/content/define/widgets.ts'
import { properties } from '@association/content/safe/properties.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { messages } from './messages.ts'
import { isIdle, Outcome, whyClosed } from './outcome.tsx'
import type { WidgetSettings } from './settings.ts'
import type { Purchase } from './shop.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['instantBuy'] & { purchase: Purchase; settings: WidgetSettings }

/** Straight to the checkout with one variant. While the shop is closed the button says where to order instead. */
export function InstantBuy({ text, variant, fontSize, purchase, settings }: Props) {
  return (
    <div className={styles.purchase}>
      <button
        type="button"
        className={buttonClass(variant)}
        style={properties({ '--button-size': `${fontSize}px` })}
        aria-disabled={isIdle(purchase) || undefined}
        aria-description={whyClosed(purchase, settings.supportEmail)}
      >
        {text}
      </button>
      <Outcome
        purchase={purchase}
        supportEmail={settings.supportEmail}
        words={{
          busy: messages.leaving,
          failed: messages.buyFailed,
          done: messages.leaving,
        }}
      />
    </div>
  )
}
