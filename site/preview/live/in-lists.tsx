import type { Entry } from '@association/content'
import type { RenderOptions } from '@association/content/render'
import { asListed, LivePage } from '@association/content/render/live'
import { useMemo } from 'react'
import styles from './in-lists.module.css'

type Props = { entry: Entry; options: RenderOptions }

/** The page already has remarks and canvas. */
export function InLists({ entry, options }: Props) {
  const quiet = useMemo(() => ({ ...options, remarks: undefined, placed: undefined }), [options])
  const listed = asListed(entry)
  if (!listed) return null
  return (
    <aside className={styles.aside} aria-labelledby="in-lists">
      <h2 id="in-lists" className={styles.label}>
        In lists
      </h2>
      <div className={listed.as === 'card' ? styles.card : styles.row}>
        <LivePage {...listed} above={2} options={quiet} />
      </div>
    </aside>
  )
}
