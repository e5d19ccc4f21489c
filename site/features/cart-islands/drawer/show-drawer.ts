import closeStyles from '@association/ui/dialog/close-form.module.css'
import { frequent } from '@association/ui/icon/frequent.ts'
import { messages } from '../messages.ts'
import styles from './drawer.module.css'

export type ShownDrawer = {
  /** Says that the cart is loading until something takes its place. */
  contents: HTMLElement
  close(): void
}

/** Without React, so that it opens before the code of the cart has loaded. Closing returns the focus to the opener. */
export function showDrawer(onClosed: () => void): ShownDrawer {
  const title = made('h2', {
    ...{ id: 'cart-drawer-title', tabIndex: -1 },
    ...{ className: styles.title, textContent: messages.title },
  })
  const button = made('button', { type: 'button', className: closeStyles.close, ariaLabel: messages.close })
  button.append(cross())
  const contents = made('div')
  contents.append(made('p', { role: 'status', textContent: messages.loading }))
  const head = made('div', { className: styles.head })
  head.append(title, button)
  const inside = made('div', { className: styles.inside })
  inside.append(head, contents)
  const dialog = made('dialog', { className: styles.drawer })
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.append(inside)
  /** The end of a modal dialog restyles the whole page. Visitors see first that the dialog is gone. */
  const close = () => {
    dialog.hidden = true
    requestAnimationFrame(() => setTimeout(() => dialog.close()))
  }
  button.addEventListener('click', close)
  // The browser would close it before the paint. It ignores a prevented `cancel` at times, but no prevented key.
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    close()
  })
  // Only a click beside the content targets the dialog itself.
  dialog.addEventListener('click', ({ target }) => target === dialog && close())
  dialog.addEventListener('close', () => {
    dialog.remove()
    onClosed()
  })
  document.body.append(dialog)
  dialog.showModal()
  title.focus()
  return { contents, close }
}

const made = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties)

function cross(): SVGSVGElement {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  const looks = { d: frequent.close?.d, fill: 'none', stroke: 'currentColor', 'stroke-width': '2' }
  for (const [name, value] of Object.entries(looks)) line.setAttribute(name, value ?? '')
  drawing.setAttribute('viewBox', '0 0 24 24')
  drawing.ariaHidden = 'true'
  drawing.append(line)
  return drawing
}
