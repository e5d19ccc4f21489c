import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import { safePosition } from '../../safe/length.ts'
import styles from './band.module.css'

type Pictured = Entry<'section'> | Entry<'fullHeightSection'> | Entry<'mainJumbotron'>

/** An `<img>` offers candidates for every screen, and no URL enters CSS. */
export function Background({ entry, page }: { entry: Pictured; page: Page }): ReactNode {
  const { backgroundImage, ...fields } = entry.fields
  if (!backgroundImage) return null
  const x = safePosition(fields.backgroundImagePositionX) ?? 'center'
  const y = safePosition(fields.backgroundImagePositionY) ?? 'center'
  // Narrow screens show a cutout as high as the words.
  const image = page.image(backgroundImage, { sizes: '(max-width: 767px) 180vw, 100vw' })
  return (
    <img
      {...image}
      alt=""
      className={styles.picture}
      style={{ objectPosition: safePosition(fields.backgroundImagePosition) ?? `${x} ${y}` }}
      {...page.mark(entry, 'backgroundImage')}
    />
  )
}
