import type { ReactNode } from 'react'
import styles from './media.module.css'
import type { MediaProps } from './media-entry.ts'

/** The surrounding link describes the video. */
export function Poster({ entry, page }: MediaProps): ReactNode {
  const { mediaFile, imageWidth, imageHeight } = entry.fields
  if (!mediaFile) return null
  return (
    <img
      {...page.image(mediaFile, { width: imageWidth, height: imageHeight })}
      alt=""
      className={styles.picture}
    />
  )
}
