import { Icon } from '@association/ui/icon/icon.tsx'
import { messages } from '../messages.ts'
import styles from './cart-link.module.css'
import { CartLinkIsland } from './island.tsx'

type Props = { supportEmail: string; className?: string | undefined }

export const CartLink = ({ supportEmail, className }: Props) => (
  <CartLinkIsland options={{ supportEmail }} className={styles.place}>
    <a href="/cart" data-opens="cart" className={className}>
      <span className={styles.icon}>
        <Icon name="cart" />
        <span data-count="" aria-hidden="true" hidden className={styles.count} />
      </span>
      <span className="hidden-when-narrow">{messages.link}</span>
      <span data-count-words="" className="visually-hidden" />
    </a>
  </CartLinkIsland>
)
