import type { LinkAttributes } from '@association/content/define/view.ts'
import { productMessages } from '@association/content/shared/products/messages.ts'
import { messages as cartMessages } from '../cart/messages.ts'
import { CartApplication } from './cart-application/island.tsx'
import styles from './cart-page.module.css'
import { pageMessages } from './cart-page-messages.ts'
import { messages } from './messages.ts'

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
            {cartMessages.needsScript} {mail}. {cartMessages.needsScriptMore}
          </p>
        </noscript>
        <CartApplication options={{ supportEmail }} className={styles.application}>
          <p>{messages.loading}</p>
          <p className={styles.slow}>
            {cartMessages.slow} {mail}
          </p>
        </CartApplication>
        <section className={styles.ordering}>
          <h2>{pageMessages.ordering}</h2>
          <ol className={styles.steps}>
            {pageMessages.steps.map(({ name, words, isForGuests }) => (
              <li key={name} data-unless-signed-in={isForGuests ? '' : undefined}>
                <strong>{name}</strong>
                <p>{words}</p>
              </li>
            ))}
            {refunds ? (
              <li>
                <strong>{pageMessages.otherPlans}</strong>
                <p>
                  <a {...refunds}>{productMessages.refunds}</a>
                </p>
              </li>
            ) : null}
          </ol>
          <p className={styles.help}>
            {pageMessages.help} {mail}.
          </p>
        </section>
      </div>
    </div>
  )
}
