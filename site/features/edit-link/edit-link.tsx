import type { Entry } from '@association/content'
import type { SiteConfig } from '@association/services/config'
import { editAddress } from '@association/services/contentful/edit-address.ts'
import styles from './edit-link.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry; config: Pick<SiteConfig, 'editLink' | 'contentful'> }

/** A small link to the entry in Contentful, where everyone may see it; elsewhere editors get it from `editor.js`. */
export function EditLink({ entry, config: { editLink, contentful } }: Props) {
  if (editLink !== 'always') return null
  return (
    <a className={styles.link} href={editAddress(contentful, entry)} rel="nofollow">
      {messages.edit}
    </a>
  )
}
