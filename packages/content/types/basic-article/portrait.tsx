import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from './article.module.css'

type Props = {
  author: Entry<'bio'>
  page: Page
  /** Beside the name of the author, the portrait is small and has no alternative text. */
  isBesideName?: boolean
}

/** CSS pixels. */
const size = { small: 48, large: 112 } as const

export function Portrait({ author, page, isBesideName = false }: Props) {
  const { photo } = author.fields
  if (!photo) return null
  const width = isBesideName ? size.small : size.large
  const { alt, ...image } = page.image(photo, { width, sizes: `${width}px`, isLazy: true })
  return (
    <img
      {...image}
      alt={isBesideName ? '' : alt}
      className={isBesideName ? styles.face : styles.portrait}
      {...page.mark(author, 'photo')}
    />
  )
}
