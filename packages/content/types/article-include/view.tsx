import type { View } from '../../define/view.ts'
import { classNames } from '../../safe/class-names.ts'
import styles from './article-include.module.css'
import { stateOf } from './include-state.ts'
import { messages } from './messages.ts'

export const ArticleInclude: View<'articleInclude'> = ({ entry, page }) => {
  const { includeText, classes, align } = entry.fields
  const state = stateOf(includeText)
  return (
    // A note is not a landmark; an article can have many.
    <aside
      role="note"
      className={classNames(styles.include, 'on-light', align && styles[align], classes)}
      {...page.mark(entry, 'includeText')}
    >
      {state === 'text' ? page.richText(includeText) : <p>{messages[state]}</p>}
    </aside>
  )
}
