import type { RichText } from '../../define/field.ts'
import type { Mark, Page } from '../../define/view.ts'
import styles from './detail.module.css'

type Props = { text: RichText | undefined; mark: Mark; page: Page; id?: string }

export const Body = ({ text, mark, page, id }: Props) =>
  text ? (
    <div id={id} className={styles.body} {...mark}>
      {page.richText(text, { isBody: true })}
    </div>
  ) : null
