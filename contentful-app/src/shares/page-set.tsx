import type { Space } from '@association/content'
import { contentTypeFor } from '@association/content/content-types'
import { type SharedPage, shareLimits } from '@association/content/preview/share.ts'
import { titleOf, valuesOf } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import type { EntryProps } from 'contentful-management'
import { IconButton } from '../base/icons/icon-button.tsx'
import type { Session } from '../contentful/session.ts'
import styles from './shares.module.css'

type Props = {
  session: Session
  space: Space
  pages: readonly SharedPage[]
  onChange(pages: readonly SharedPage[]): void
}

/** Contentful's picker lists only entries of the space of this frame. */
export function PageSet({ session, space, pages, onChange }: Props) {
  const room = shareLimits.pages - pages.length
  const add = async () => {
    const chosen = await session.sdk.dialogs.selectMultipleEntries<EntryProps>({ max: room })
    const locale = session.sdk.locales.default
    const added = (chosen ?? []).map((entry) => pageOf(entry, space, locale))
    const isNew = ({ entry }: SharedPage) => !pages.some((page) => page.entry === entry)
    onChange([...pages, ...added.filter(isNew)].slice(0, shareLimits.pages))
  }
  return (
    <ul className={styles.pages} aria-label="Drafts in the link">
      {pages.map(({ entry, title }) => (
        <li key={entry}>
          <span>{title}</span>
          {pages.length > 1 && (
            <IconButton
              icon="close"
              label={`Leave out ${title}`}
              onClick={() => onChange(pages.filter((page) => page.entry !== entry))}
            />
          )}
        </li>
      ))}
      {space === session.here.space && (
        <li>
          <Button size="small" isDisabled={room <= 0} onClick={() => void add()}>
            Add drafts
          </Button>
        </li>
      )}
    </ul>
  )
}

function pageOf(entry: EntryProps, space: Space, locale: string): SharedPage {
  const { id, contentType } = entry.sys
  const type = contentTypeFor(contentType.sys.id)
  return { space, entry: id, title: type ? titleOf(type, valuesOf(entry, locale), id) : id }
}
