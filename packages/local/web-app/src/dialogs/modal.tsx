import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  title: string
  onClose(): void
  children: ReactNode
  style?: CSSProperties
  className?: string
}

/** The browser traps the focus; it starts at the first field. */
export function Modal({ title, onClose, children, style, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    const opener = document.activeElement
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('input:not([type=file]), textarea')?.focus()
    return () => {
      dialog?.close() // while it is still in the page, because the focus would be lost otherwise
      if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus() // the browser does not return the focus to frames
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
