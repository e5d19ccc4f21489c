import { inputId } from '../../../fields/field/input-props.ts'

export async function showField(field: string) {
  await revealField(field, 'center')
  document.getElementById(inputId(field))?.focus({ preventScroll: true })
}

/** A group renders its fields a moment after it opens. */
export async function revealField(field: string, block: ScrollLogicalPosition = 'nearest') {
  const name = CSS.escape(field)
  const fold = document.querySelector<HTMLDetailsElement>(`details[data-fields~="${name}"]`)
  if (fold) fold.open = true
  const element = await untilPresent(`[data-field="${name}"]`)
  element?.scrollIntoView({ block, behavior: 'instant' })
}

const patienceMs = 3000

function untilPresent(selector: string): Promise<HTMLElement | undefined> {
  const find = () => document.querySelector<HTMLElement>(selector) ?? undefined
  const found = find()
  if (found) return Promise.resolve(found)
  return new Promise((resolve) => {
    const finish = (element?: HTMLElement) => {
      observer.disconnect()
      clearTimeout(timer)
      resolve(element)
    }
    const observer = new MutationObserver(() => {
      const element = find()
      if (element) finish(element)
    })
    const timer = setTimeout(finish, patienceMs)
    observer.observe(document.body, { childList: true, subtree: true })
  })
}
