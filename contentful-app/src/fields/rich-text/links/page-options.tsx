import type { Space } from '@association/content'
import { Badge } from '@contentful/f36-components'
import type { FoundPage } from '../../../contentful/pages/find-pages.ts'
import styles from './links.module.css'
import type { Pages } from './use-pages.ts'

const spaceNames: Record<Space, string> = { association: 'Association', events: 'Events' }

type Props = { id: string; pages: Pages; active: number; onChoose(page: FoundPage): void }

export function PageOptions({ id, pages, active, onChoose }: Props) {
  const { found, phase } = pages
  return (
    <>
      <div role="listbox" id={`${id}-pages`} aria-label="Pages" className={styles.pages}>
        {found.map((page, index) => (
          // biome-ignore lint/a11y/useFocusableInteractive: the input keeps the focus and names the active option
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input handles the keys of the list
          <div
            key={`${page.space}/${page.id}`}
            id={`${id}-page-${index}`}
            role="option"
            aria-selected={index === active}
            className={styles.page}
            ref={(element) => {
              if (index === active) element?.scrollIntoView({ block: 'nearest' })
            }}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(page)}
          >
            <span className={styles.pageTitle}>{page.title}</span>
            <span className={styles.path}>{page.path}</span>
            <Badge variant="secondary">{page.type === 'Page' ? spaceNames[page.space] : page.type}</Badge>
            {page.status === 'draft' && <Badge variant="warning">draft</Badge>}
          </div>
        ))}
      </div>
      <p className={styles.hint} role="status">
        {statusOf({ found, phase })}
        {pages.missing.map(
          (space) =>
            ` The space “${spaceNames[space]}” did not answer, so its pages are not listed. Type the path, such as /membership.`,
        )}
      </p>
    </>
  )
}

function statusOf({ found, phase }: Pick<Pages, 'found' | 'phase'>): string {
  if (phase === 'searching') return 'Searching…'
  return found.length === 0
    ? ''
    : `${found.length} ${found.length === 1 ? 'page' : 'pages'}. ↓ and Enter choose one.`
}
