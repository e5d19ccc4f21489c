import type { LinkAttributes } from '@association/content/define/view.ts'
import { productMessages } from '@association/content/shared/products/messages.ts'
import { messages } from '../cart/messages.ts'
import { CartApplication } from './cart-application/island.tsx'
import styles from './cart-page.module.css'

type Props = { supportEmail: string; refunds?: LinkAttributes | undefined }

/** The browser keeps the cart, so the server renders the page without lines. */
export function CartPage({ supportEmail, refunds }: Props) {
  const mail = (
    <a href={`mailto:${supportEmail}`} target="_blank" rel="noopener">
      {supportEmail}
    </a>
  )
  return (
    <div className="container">
      <div className={styles.page}>
        <h1>{messages.title}</h1>
        <noscript>
          <p>
            {messages.needsScript} {mail}. {messages.needsScriptMore}
          </p>
        </noscript>
        <CartApplication options={{ supportEmail }} className={styles.application}>
          <p>{messages.loading}</p>
          <p className={styles.slow}>
            {messages.slow} {mail}
          </p>
        </CartApplication>
        {refunds ? (
          <p className={styles.refunds}>
            <a {...refunds}>{productMessages.refunds}</a>
          </p>
        ) : null}
      </div>
    </div>
  )
}
