import { buttonClass } from '@association/ui/button/button-class.ts'
import closeStyles from '@association/ui/dialog/close-form.module.css'
import { frequent } from '@association/ui/icon/frequent.ts'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { messages } from '../../cart/messages.ts'
import { Cart } from '../cart.tsx'
import styles from './drawer.module.css'

type Props = {
  supportEmail: string
  words: string | undefined
  onClosed(): void
}

/** Closing returns the focus to the opener. */
export function CartDrawer({ supportEmail, words, onClosed }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  // With Preact, `useEffect` is too late: a second click would mount a second drawer.
  useLayoutEffect(() => {
    dialog.current?.showModal()
    title.current?.focus()
  }, [])
  const close = () => dialog.current?.close()
  /** Only a click beside the content targets the dialog itself. */
  const closeBeside = (event: MouseEvent) => {
    if (event.target === dialog.current) close()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog
    <dialog
      ref={dialog}
      className={styles.drawer}
      aria-labelledby="cart-drawer-title"
      onClick={closeBeside}
      onClose={onClosed}
    >
      <div className={styles.inside}>
        <div className={styles.head}>
          <h2 ref={title} id="cart-drawer-title" tabIndex={-1} className={styles.title}>
            {messages.title}
          </h2>
          <button type="button" className={closeStyles.close} aria-label={messages.close} onClick={close}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d={frequent.close?.d} fill="none" stroke="currentColor" strokeWidth="2" />
            </svg>
          </button>
        </div>
        <Cart supportEmail={supportEmail} words={words}>
          <p className={styles.ways}>
            <a href="/cart" className={buttonClass('link')}>
              {messages.toCart}
            </a>
            <button type="button" className={buttonClass('transparent')} onClick={close}>
              {messages.goOn}
            </button>
          </p>
        </Cart>
      </div>
    </dialog>
  )
}
