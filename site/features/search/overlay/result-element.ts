import styles from '../search.module.css'
import { placeOf, type ShownResult } from '../shown-result.ts'
import { element } from './element.ts'

/** `page/result-item.tsx` has the same markup. */
export function resultElement({ url, title, description, picture }: ShownResult): HTMLElement {
  const place = placeOf(url)
  return element('li', { class: styles.result }, [
    element('div', { class: styles.words }, [
      element('h3', { class: styles.resultTitle }, [element('a', { href: url }, [title])]),
      ...(place === undefined ? [] : [element('p', { class: styles.address }, [place])]),
      ...(description === '' ? [] : [element('p', { class: styles.description }, [description])]),
    ]),
    ...(picture === undefined ? [] : [pictureElement(picture)]),
  ])
}

const pictureElement = (src: string) =>
  element('img', { class: styles.picture, src, alt: '', width: '128', height: '67', loading: 'lazy' })
