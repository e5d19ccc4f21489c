import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { properties } from '../../safe/properties.ts'
import styles from './cta.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry<'cta'>; page: Page }

export const Cta: View<'cta'> = ({ entry, page }) => {
  const { url, image } = entry.fields
  if (!image) {
    return (
      <p className={styles.missing} {...page.mark(entry, 'image')}>
        {messages.assetMissing}
      </p>
    )
  }
  const link = page.link(url)
  if (!link.href) return <Picture entry={entry} page={page} />
  return (
    <a {...link} className={styles.link}>
      <Picture entry={entry} page={page} />
      {image.description ? null : <span className="visually-hidden">{image.title || link.href}</span>}
      {link.target ? <span className="visually-hidden"> (opens in a new tab)</span> : null}
    </a>
  )
}

/** On narrow screens the picture keeps its ratio, because it contains text. */
function Picture({ entry, page }: Props): ReactNode {
  const { image, height } = entry.fields
  if (!image) return null
  const ratio = image.width && image.height ? image.width / image.height : undefined
  const wide = ratio === undefined ? undefined : Math.round(ratio * height)
  const { alt, ...attributes } = page.image(image, {
    width: wide,
    sizes: wide === undefined ? undefined : `(max-width: ${wide}px) 100vw, ${wide}px`,
  })
  return (
    <img
      {...attributes}
      alt={alt}
      className={styles.picture}
      style={properties({ '--height': `${height}px`, '--ratio': ratio })}
      {...page.mark(entry, 'image')}
    />
  )
}
