import type { Asset } from '../../define/field.ts'
import type { Mark, Page } from '../../define/view.ts'
import { acrossPhone } from '../../images/sizes.ts'
import { classNames } from '../../safe/class-names.ts'
import styles from './cards.module.css'

/** Pixels. */
export const cardImageHeight = 250
/** `.coverGround` has a padding of 20 pixels. */
const coverHeight = cardImageHeight - 2 * 20
/** Phones show most articles of a list in rows, with a narrow picture. */
const sceneWish = { width: 660, smallestWidth: 280, sizes: `${acrossPhone}, 400px` }
/** Covers the 104 by 80 pixels of a row on phones and the 272 by 176 of other screens: see `listing.module.css`. */
const rowWish = { width: 314, smallestWidth: 142, sizes: '(max-width: 767px) 142px, 314px' }

type Props = {
  asset: Asset | undefined
  page: Page
  mark: Mark
  isCover?: boolean
}

export function CardImage({ asset, page, mark, isCover = false }: Props) {
  if (!asset) return null
  const wish = page.areCardsRows ? rowWish : sceneWish
  const image = page.image(asset, isCover ? { height: coverHeight } : wish)
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
