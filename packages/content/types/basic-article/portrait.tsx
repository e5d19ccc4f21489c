import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from './article.module.css'

type Props = {
  author: Entry<'bio'>
  page: Page
  /** Beside the name, before the text: it says nothing that the name does not say. */
  isDecoration?: boolean
}

/** Pixels of the page. */
const size = { small: 48, large: 112 } as const

export function Portrait({ author, page, isDecoration = false }: Props) {
  const { photo } = author.fields
  if (!photo) return null
  const width = isDecoration ? size.small : size.large
  const { alt, ...image } = page.image(photo, { width, sizes: `${width}px`, isLazy: true })
  return (
    <img
      {...image}
      alt={isDecoration ? '' : alt}
      className={isDecoration ? styles.face : styles.portrait}
      {...page.mark(author, 'photo')}
    />
  )
}
