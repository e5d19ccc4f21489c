import { Icon } from '@association/ui/icon/icon.tsx'
import type { ReactNode } from 'react'
import { mediaFields } from '../media-fields.ts'
import styles from './media.module.css'
import type { MediaProps } from './media-block.tsx'

/** A sound plays in the browser's own player. A video's player is asked for only when somebody wants to see it. */
export function Player({ entry, page }: MediaProps): ReactNode {
  const { audioUrl, vimeoId, mediaFile, description } = entry.fields
  const title = mediaFile?.title || description || 'Recording'
  if (!audioUrl) return vimeoId ? <Video entry={entry} page={page} title={title} /> : null
  const { href } = page.link(audioUrl)
  return href ? (
    // biome-ignore lint/a11y/useMediaCaption: the transcript of a sound is text on the page
    <audio className={styles.audio} controls preload="none" src={href} aria-label={title}>
      <a href={href}>{title}</a>
    </audio>
  ) : null
}

/** The number in a video’s address, and the key of one that is not listed. */
const video = new RegExp(mediaFields.vimeoId.pattern)
const playerOf = (vimeoId: string) => {
  const [id, key] = vimeoId.split('/')
  return `https://player.vimeo.com/video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`
}

/** `<details>` opens without JavaScript, and a lazy frame in a closed one sends nothing to the provider. */
function Video({ entry, page, title }: MediaProps & { title: string }): ReactNode {
  const { vimeoId = '', mediaFile, imageWidth } = entry.fields
  const poster = mediaFile ? (
    <img {...page.image(mediaFile, { width: imageWidth })} alt="" className={styles.picture} />
  ) : null
  // Half a number, while an editor types it, is no video yet.
  if (!video.test(vimeoId)) return poster
  return (
    <details className={styles.video}>
      <summary className={styles.poster} {...page.mark(entry, 'vimeoId')}>
        {poster}
        <span className={styles.play}>
          <Icon name="play" />
          <span>
            Play<span className="visually-hidden">: {title}</span>
          </span>
        </span>
      </summary>
      <iframe
        className={styles.frame}
        src={playerOf(vimeoId)}
        title={title}
        loading="lazy"
        allow="autoplay; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
      <a {...page.link(`https://vimeo.com/${vimeoId}`)}>Watch on Vimeo</a>
    </details>
  )
}
