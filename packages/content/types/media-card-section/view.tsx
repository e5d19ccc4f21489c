import type { ReactNode } from 'react'
import type { Entry } from '../../define/values.ts'
import type { Page, View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import { Band } from '../../shared/band/band.tsx'
import { container } from '../../shared/band/container.ts'
import { Cards } from './cards.tsx'
import styles from './media-card-section.module.css'

export const MediaCardSection: View<'mediaCardSection'> = ({ entry, page }) => {
  const { fields } = entry
  return (
    <Band
      anchor={fields.hashLink}
      background={fields.backgroundColor}
      classes={[
        step('mt', fields.marginTop),
        step('mb', fields.marginBottom),
        step('pt', fields.paddingTop),
        step('pb', fields.paddingBottom),
      ]}
    >
      <div className={classNames(container(fields), fields.containerClasses)}>
        <Blocks entry={entry} page={page} field="contents" />
        <Cards entry={entry} page={page} />
        <Blocks entry={entry} page={page} field="bottomComponents" />
      </div>
    </Band>
  )
}

type BlocksProps = { entry: Entry<'mediaCardSection'>; page: Page; field: 'contents' | 'bottomComponents' }

function Blocks({ entry, page, field }: BlocksProps): ReactNode {
  const blocks = entry.fields[field]
  return blocks.length === 0 ? null : (
    <div className={styles[field]} {...page.mark(entry, field)}>
      {page.blocks(blocks)}
    </div>
  )
}

const step = (side: string, spacer: number | undefined) => spacer !== undefined && `${side}-${spacer}`
