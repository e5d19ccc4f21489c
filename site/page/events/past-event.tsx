import type { Entry } from '@association/content'
import type { Edition } from '@association/content/define/event.ts'
import { stateOf } from '@association/content/shared/events/edition.ts'
import { EventOver } from '@association/content/shared/events/event-over.tsx'
import { editionAfter } from '@association/content/shared/events/known-event.ts'
import type { ReactNode } from 'react'
import { eventPartsOf } from './event-parts-of.ts'
import styles from './past-event.module.css'

type Props = { page: Entry<'page'>; edition: Edition; editions: readonly Edition[]; now: number }

/** Renders nothing if a block of the page says that the event is over. */
export function PastEvent({ page, edition, editions, now }: Props): ReactNode {
  const isSaid = eventPartsOf(page).some(({ fields }) => saying.has(fields.part))
  if (stateOf(edition, now) !== 'over' || isSaid) return null
  return (
    <div className={`band ${styles.past}`}>
      <div className="container">
        <p className={styles.words}>
          <EventOver next={editionAfter(edition, editions, now)} link={(href) => ({ href })} />
        </p>
      </div>
    </div>
  )
}

const saying: ReadonlySet<string> = new Set(['header', 'page header', 'registration'])
