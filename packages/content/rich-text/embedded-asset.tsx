import type { Asset } from '../define/field.ts'
import type { Page } from '../define/view.ts'
import { Anchor } from '../links/anchor.tsx'
import styles from './rich-text.module.css'

export function EmbeddedAsset({ asset, page }: { asset: Asset; page: Page }) {
  const { contentType, title } = asset
  if (contentType.startsWith('image/')) {
    const { alt, ...image } = page.image(asset)
    return (
      <p className={styles.picture}>
        <img {...image} alt={alt} />
      </p>
    )
  }
  return (
    <p>
      <Anchor link={page.link(page.file(asset))}>{title || 'Download'}</Anchor>
    </p>
  )
}
