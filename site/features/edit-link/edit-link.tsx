import type { Entry } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import { editAddress } from '@association/services/contentful/edit-address.ts'
import styles from './edit-link.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry; config: Pick<SiteConfig, 'editLink' | 'contentful'> }

/** If only editors may see the link, the island `edit-link` adds it in their browsers. */
export function EditLink({ entry, config: { editLink, contentful } }: Props) {
  if (editLink !== 'always') return null
  return (
    <a className={styles.tab} href={editAddress(contentful, entry)} rel="nofollow" data-part="edit-link">
      {messages.edit}
    </a>
  )
}
