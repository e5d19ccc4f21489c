import type { RichText } from '../../define/field.ts'
import type { View } from '../../define/view.ts'
import { contentTypeFor } from '../../derive/content-types.ts'
import { plainText } from '../../rich-text/plain-text.ts'
import { classNames } from '../../safe/class-names.ts'
import styles from './article-include.module.css'
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

type IncludeState = 'text' | 'missing' | 'unknown'

/** `missing`: neither words nor embeds. `unknown`: no words, and each embed is deleted or not allowed in a text. */
function stateOf(includeText: RichText | undefined): IncludeState {
  if (!includeText) return 'missing'
  if (plainText(includeText) !== '') return 'text'
  const embeds = embedsIn(includeText)
  if (embeds.length === 0) return 'missing'
  return embeds.some(({ target }) => target !== undefined && hasLook(target)) ? 'text' : 'unknown'
}

type EmbedTarget = { entry?: { type: string } }
type IncludeNode = { nodeType: string; data?: { target?: EmbedTarget }; content?: readonly IncludeNode[] }

const hasLook = ({ entry }: EmbedTarget) =>
  entry === undefined || (contentTypeFor(entry.type)?.slots.length ?? 0) > 0

const embedsIn = ({ nodeType, data = {}, content = [] }: IncludeNode): { target?: EmbedTarget }[] => [
  ...(nodeType.startsWith('embedded-') ? [data] : []),
  ...content.flatMap(embedsIn),
]
