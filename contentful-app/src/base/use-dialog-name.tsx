import { useId } from 'react'

/**
 * The accessible name of a dialog. Forma 36 ignores `aria-label` on a modal and gives its header no id: spread `aria`
 * on the modal, and render `name` anywhere inside it.
 */
export function useDialogName(title: string) {
  const id = useId()
  return {
    aria: { labelledby: id },
    name: (
      <span id={id} hidden>
        {title}
      </span>
    ),
  }
}
