import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  title: string
  onClose(): void
  children: ReactNode
  style?: CSSProperties
  className?: string
}

/** A window over the page: the browser keeps the focus inside; it begins at the first thing to fill in. */
export function Modal({ title, onClose, children, style, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus()
    return () => {
      dialog?.close() // while it still stands in the page, or the focus is lost
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus() // frames do not get it back
    }
  }, [])
  return (
    <dialog
      ref={ref}
      className={`modal ${className}`}
      style={style}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className="plain" aria-label="Close" onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  )
}
