import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef } from 'react'

type Props = {
  title: string
  onClose(): void
  children: ReactNode
  style?: CSSProperties
  className?: string
}

/** A window over the page: the browser keeps the focus inside, and gives it back when it closes. */
export function Modal({ title, onClose, children, style, className = '' }: Props) {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    return () => dialog?.close() // while it still stands in the page, or the focus is lost
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
