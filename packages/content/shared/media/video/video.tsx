import { Icon } from '@association/ui/icon/icon.tsx'
import { Spinner } from '@association/ui/spinner/spinner.tsx'
import { classNames } from '../../../safe/class-names.ts'
import styles from '../media.module.css'
import type { MediaProps } from '../media-entry.ts'
import { Poster } from '../poster.tsx'
import { VideoIsland } from './island.tsx'
import { messages } from './messages.ts'

/**
 * Only a click loads the player. A frame would always contact the provider, because browsers without JavaScript load
 * even lazy frames at once.
 */
export function Video({ entry, page, vimeoId, title }: MediaProps & { vimeoId: string; title: string }) {
  return (
    <VideoIsland className={styles.video} options={{ title, frameClass: styles.frame ?? '' }}>
      <a
        {...page.link(`https://vimeo.com/${vimeoId}`)}
        className={classNames(styles.poster, !entry.fields.mediaFile && styles.bare)}
        data-frame={page.embed('video', playerPath(vimeoId))}
        {...page.mark(entry, 'vimeoId')}
      >
        <Poster entry={entry} page={page} />
        <span className={styles.play}>
          <Icon name="play" />
          <span>
            Play<span className="visually-hidden">{`: ${title}`}</span>
            <span className={classNames('visually-hidden', styles.leaves)}> (opens in a new tab)</span>
          </span>
        </span>
      </a>
      <div className={styles.loading}>
        <Spinner message={messages.loading(title)} color="var(--color-white)" />
      </div>
      <p role="status" className={styles.failed} />
    </VideoIsland>
  )
}

/** `dnt`: the provider does not track viewers. */
const playerPath = (vimeoId: string) => {
  const [id, key] = vimeoId.split('/')
  return `video/${id}?dnt=1&autoplay=1${key ? `&h=${key}` : ''}`
}
