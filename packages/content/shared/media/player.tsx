import type { ReactNode } from 'react'
import { mediaFields } from './fields.ts'
import styles from './media.module.css'
import type { MediaProps } from './media-entry.ts'
import { Poster } from './poster.tsx'
import { Video } from './video/video.tsx'

/** A video player loads only when the visitor wants it. */
export function Player({ entry, page }: MediaProps): ReactNode {
  const { audioUrl, vimeoId, mediaFile, description } = entry.fields
  const title = mediaFile?.title || description?.slice(0, 120) || 'Recording'
  if (!audioUrl) {
    return isVideo(vimeoId) ? (
      <Video entry={entry} page={page} vimeoId={vimeoId} title={title} />
    ) : (
      <Poster entry={entry} page={page} />
    )
  }
  const { href } = page.link(audioUrl)
  return href ? (
    // biome-ignore lint/a11y/useMediaCaption: the transcript of a sound is text on the page
    <audio className={styles.audio} controls preload="none" src={href} aria-label={title}>
      <a href={href}>{title}</a>
    </audio>
  ) : null
}

/** Matches the number, and the key of an unlisted video. */
const video = new RegExp(mediaFields.vimeoId.pattern)
/** A half-typed number is not a video yet. */
const isVideo = (vimeoId: string | undefined): vimeoId is string =>
  vimeoId !== undefined && video.test(vimeoId)
