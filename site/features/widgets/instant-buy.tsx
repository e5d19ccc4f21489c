import type { WidgetProps } from '@association/content/define/widgets.ts'
import { properties } from '@association/content/safe/properties.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { InstantBuyIsland } from '../cart-islands/instant-buy/island.tsx'
import { messages } from './messages.ts'
import { OrderByMail } from './order-by-mail.tsx'
import type { WidgetSettings } from './settings.ts'
import styles from './widgets.module.css'

type Props = WidgetProps['instantBuy'] & { settings: WidgetSettings }

export const InstantBuy = ({ variantId, text, variant, fontSize, settings: { supportEmail } }: Props) => (
  <div className={styles.purchase} style={properties({ '--button-size': `${fontSize}px` })}>
    <InstantBuyIsland options={{ variantId, text, variant, supportEmail }}>
      <button type="button" className={`${buttonClass(variant)} ${styles.scripted}`}>
        {text}
      </button>
      <noscript>
        <OrderByMail name={messages.product(variantId)} supportEmail={supportEmail} />
      </noscript>
    </InstantBuyIsland>
  </div>
)
