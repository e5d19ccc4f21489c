import { type FormEvent, useState } from 'react'
import type { DialogRequest } from '../host/dialogs.ts'
import { Modal } from './modal.tsx'

type Props = {
  request: Extract<DialogRequest, { kind: 'alert' | 'confirm' | 'prompt' }>
  close(answer: unknown): void
}

/** Closes with false when canceled. */
export function Question({ request, close }: Props) {
  const { kind, title = 'Please confirm', message, defaultValue = '', intent = 'positive' } = request
  const { confirmLabel = kind === 'alert' ? 'OK' : 'Confirm', cancelLabel = 'Cancel' } = request
  const [text, setText] = useState(defaultValue)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    close(kind === 'prompt' ? text : true)
  }
  return (
    <Modal title={title} onClose={() => close(false)}>
      <form onSubmit={submit}>
        {kind === 'prompt' ? (
          <label className="stacked">
            {message}
            <input value={text} onChange={(event) => setText(event.target.value)} />
          </label>
        ) : (
          <p>{message}</p>
        )}
        <footer>
          {kind !== 'alert' && (
            <button type="button" onClick={() => close(false)}>
              {cancelLabel}
            </button>
          )}
          <button type="submit" className={intent === 'negative' ? 'danger' : 'primary'}>
            {confirmLabel}
          </button>
        </footer>
      </form>
    </Modal>
  )
}
