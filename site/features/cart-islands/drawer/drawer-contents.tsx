import { buttonClass } from '@association/ui/button/button-class.ts'
import { Cart } from '../cart.tsx'
import { messages } from '../messages.ts'
import styles from './drawer.module.css'

type Props = {
  supportEmail: string
  words: string | undefined
  onClose(): void
}

export const DrawerContents = ({ supportEmail, words, onClose }: Props) => (
  <Cart supportEmail={supportEmail} words={words}>
    <p className={styles.ways}>
      <a href="/cart" className={buttonClass('link')}>
        {messages.toCart}
      </a>
      <button type="button" className={buttonClass('transparent')} onClick={onClose}>
        {messages.goOn}
      </button>
    </p>
  </Cart>
)
