import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from './article.module.css'

type Props = {
  author: Entry<'bio'>
  page: Page
  /** The name beside it says who it is. */
  isDecoration?: boolean
}

/** CSS pixels. */
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
