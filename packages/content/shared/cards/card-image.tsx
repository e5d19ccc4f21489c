import type { Asset } from '../../define/field.ts'
import type { Mark, Page } from '../../define/view.ts'
import { acrossPhone } from '../../images/sizes.ts'
import { classNames } from '../../safe/class-names.ts'
import styles from './cards.module.css'

/** Pixels. */
export const cardImageHeight = 250
/** `.coverGround` has a padding of 20 pixels. */
const coverHeight = cardImageHeight - 2 * 20
/** In rows, a picture is narrow. */
const sceneWish = { width: 660, smallestWidth: 280, sizes: `${acrossPhone}, 400px` }

type Props = {
  asset: Asset | undefined
  page: Page
  mark: Mark
  isCover?: boolean
}

export function CardImage({ asset, page, mark, isCover = false }: Props) {
  if (!asset) return null
  const image = page.image(asset, isCover ? { height: coverHeight } : sceneWish)
  return (
    <div
      className={classNames(styles.pictured, isCover && styles.coverGround)}
      style={{ height: cardImageHeight }}
      {...mark}
    >
      <img {...image} alt={image.alt} className={isCover ? styles.cover : styles.picture} />
    </div>
  )
}
