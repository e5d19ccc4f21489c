import { Icon } from '@association/ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from './media.module.css'

/** A sound plays in the browser's own player. A video is a link to it until videos may be embedded. */
export function Player({ entry, page }: { entry: Entry<'media'>; page: Page }): ReactNode {
  const { audioUrl, vimeoId, mediaFile, imageWidth, description } = entry.fields
  const title = mediaFile?.title || description || 'Recording'
  if (audioUrl) {
    const { href } = page.link(audioUrl)
    return href ? (
      // biome-ignore lint/a11y/useMediaCaption: the transcript of a sound is text on the page
      <audio className={styles.audio} controls preload="none" src={href} aria-label={title}>
        <a href={href}>{title}</a>
      </audio>
    ) : null
  }
  const poster = mediaFile ? page.image(mediaFile, { width: imageWidth }) : undefined
  return (
    <a
      {...page.link(`https://vimeo.com/${vimeoId}`)}
      className={styles.video}
      {...page.mark(entry, 'vimeoId')}
    >
      {poster ? <img {...poster} alt="" className={styles.picture} /> : null}
      <span className={styles.play}>
        <Icon name="play" />
        <span>
          Play<span className="visually-hidden">: {title} (opens in a new tab)</span>
        </span>
      </span>
    </a>
  )
}
