import type { ViewAs } from '@association/content/preview/view-as.ts'
import { viewAsWords } from '@association/content/preview/view-as-words.ts'
import styles from './view-banner.module.css'

export const ViewBanner = ({ view }: { view: ViewAs | undefined }) =>
  view ? (
    <p role="note" className={styles.banner} data-view-banner="">
      Viewed as {viewAsWords(view)} · this is not the live page
    </p>
  ) : null
