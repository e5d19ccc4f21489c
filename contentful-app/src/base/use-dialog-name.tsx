import { useId } from 'react'

/**
 * Forma 36 ignores `aria-label` on a modal and gives its header no id. Spread `aria` on the modal and render `name`
 * inside it.
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
