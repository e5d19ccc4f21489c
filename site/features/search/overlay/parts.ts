import { limits } from '../limits.ts'
import { messages } from '../messages.ts'
import styles from '../search.module.css'
import { drawing, element } from './element.ts'

export type OverlayParts = ReturnType<typeof overlayParts>

const icons = {
  close: 'M5 5l14 14M19 5 5 19',
  search: 'M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.6 15.6 21 21',
}

export function overlayParts() {
  const input = element('input', {
    class: styles.input,
    type: 'text',
    name: 'q',
    id: 'search-overlay-input',
    role: 'combobox',
    autocomplete: 'off',
    autocapitalize: 'none',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: String(limits.queryCharacters),
    'aria-autocomplete': 'list',
    'aria-expanded': 'false',
    'aria-controls': 'search-overlay-suggestions',
    autofocus: '',
  })
  const button = element('button', { class: styles.button, type: 'submit', disabled: '' }, [messages.button])
  const close = element('button', { class: styles.close, type: 'button', 'aria-label': messages.close }, [
    drawing(icons.close),
  ])
  const list = element('ul', {
    class: styles.suggestions,
    id: 'search-overlay-suggestions',
    role: 'listbox',
    'aria-label': messages.suggestions,
    hidden: '',
  })
  const announcement = element('p', { class: 'visually-hidden', role: 'status' })
  const status = element('p', { class: styles.status, role: 'status' })
  const kinds = element('fieldset', { class: styles.kinds, hidden: '' })
  const results = element('ol', { class: styles.results })
  const pages = element('nav', { class: styles.pages, 'aria-label': messages.pages, hidden: '' })
  const region = element(
    'section',
    { class: styles.region, 'aria-label': messages.results, tabindex: '-1' },
    [status, kinds, results, pages],
  )
  const form = searchForm({ input, button, list })
  const dialog = element('dialog', { class: styles.dialog, 'aria-labelledby': 'search-overlay-title' }, [
    element('div', { class: styles.head }, [
      element('h2', { class: styles.title, id: 'search-overlay-title' }, [messages.title]),
      close,
    ]),
    form,
    announcement,
    region,
  ])
  return { dialog, form, input, button, close, list, announcement, status, kinds, results, pages, region }
}

type SearchFields = { input: HTMLElement; button: HTMLElement; list: HTMLElement }

const searchForm = ({ input, button, list }: SearchFields) =>
  element('form', { class: styles.form, role: 'search', action: '/search', 'aria-label': messages.label }, [
    element('label', { class: 'visually-hidden', for: 'search-overlay-input' }, [messages.label]),
    element('div', { class: styles.field }, [drawing(icons.search), input]),
    button,
    list,
  ])
