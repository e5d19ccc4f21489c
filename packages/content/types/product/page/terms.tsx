import type { ReactNode } from 'react'
import type { Entry } from '../../../define/values.ts'
import type { Page } from '../../../define/view.ts'
import { productMessages } from '../../../shared/products/messages.ts'
import { messages } from '../messages.ts'
import styles from './buy.module.css'

type Props = { entry: Entry<'product'>; page: Page }

/** An event has rules of its own. */
export function Terms({ entry, page, isInCart }: Props & { isInCart: boolean }): ReactNode {
  const rule = entry.fields.productType === 'Course' ? page.terms?.refundRule : undefined
  const hasRefunds = isInCart && Boolean(page.terms?.refundPage || rule)
  if (!entry.fields.credits && !hasRefunds) return null
  return (
    <dl className={styles.terms}>
      <Credits entry={entry} page={page} />
      {hasRefunds ? <Refunds rule={rule} page={page} /> : null}
    </dl>
  )
}

function Credits({ entry, page }: Props): ReactNode {
  const { credits, creditKind } = entry.fields
  if (!credits) return null
  const accreditation = entry.fields.accreditation || page.terms?.accreditation
  return (
    <div>
      <dt>{messages.credits}</dt>
      <dd>
        <span {...page.mark(entry, 'credits')}>{productMessages.creditsOf(credits)}</span>
        {creditKind ? <span {...page.mark(entry, 'creditKind')}>, {creditKind}</span> : null}
        {accreditation ? (
          <details className={styles.approval}>
            <summary>{messages.accreditation}</summary>
            <p {...page.mark(entry, 'accreditation')}>{accreditation}</p>
          </details>
        ) : null}
      </dd>
    </div>
  )
}

function Refunds({ rule, page }: Pick<Props, 'page'> & { rule: string | undefined }) {
  const refundPage = page.terms?.refundPage
  return (
    <div>
      <dt>{messages.refunds}</dt>
      <dd>
        {rule} {refundPage ? <a {...page.link(refundPage)}>{productMessages.refunds}</a> : null}
      </dd>
    </div>
  )
}
