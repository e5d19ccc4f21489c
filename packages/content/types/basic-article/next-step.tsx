import type { Entry } from '../../define/values.ts'
import type { Page } from '../../define/view.ts'
import styles from './article.module.css'
import { messages } from './messages.ts'

type Props = { entry: Entry<'basicArticle'>; page: Page }

export function NextStep({ entry, page }: Props) {
  const { nextStep } = entry.fields
  if (!nextStep) return null
  return (
    <aside aria-label={messages.nextStep} className={styles.nextStep}>
      <p className={styles.label}>{messages.nextStep}</p>
      <div {...page.mark(entry, 'nextStep')}>{page.cards([nextStep])}</div>
    </aside>
  )
}
