import type { ReactNode } from 'react'
import type { RichText } from '../../../define/field.ts'
import type { Entry } from '../../../define/values.ts'
import { headingTag, type Page } from '../../../define/view.ts'
import { classNames } from '../../../safe/class-names.ts'
import collapse from '../../../shared/collapse/collapse.module.css'
import { PersonList } from '../../../shared/person/person.tsx'
import { messages } from '../messages.ts'
import styles from './product-page.module.css'

type Props = { entry: Entry<'product'>; page: Page }

export function Outcomes({ entry, page }: Props): ReactNode {
  const { outcomes } = entry.fields
  if (outcomes.length === 0) return null
  return (
    <Part rank={page.rank + 1} title={messages.outcomes}>
      <ul className={styles.outcomes} {...page.mark(entry, 'outcomes')}>
        {outcomes.map((outcome, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
          <li key={index}>{outcome}</li>
        ))}
      </ul>
    </Part>
  )
}

const dash = ' – '

export function Program({ entry, page }: Props): ReactNode {
  const { program } = entry.fields
  if (program.length === 0) return null
  return (
    <Part rank={page.rank + 1} title={messages.program}>
      <ol className={styles.programList} {...page.mark(entry, 'program')}>
        {program.map((line, index) => {
          const [when = '', ...what] = line.split(dash)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two lines can be the same
            <li key={index}>
              {what.length > 0 ? <strong className={styles.when}>{when}</strong> : null}{' '}
              <span>{what.length > 0 ? what.join(dash) : line}</span>
            </li>
          )
        })}
      </ol>
    </Part>
  )
}

export function Contents({ entry, page }: Props): ReactNode {
  const { contents } = entry.fields
  if (contents.length === 0) return null
  return (
    <Part rank={page.rank + 1} title={messages.contents}>
      <ol className={styles.contents} {...page.mark(entry, 'contents')}>
        {contents.map((chapter, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two chapters can have the same title
          <li key={index}>{chapter}</li>
        ))}
      </ol>
    </Part>
  )
}

/** Without a script, the rest opens too. */
export function Excerpt({ entry, page }: Props): ReactNode {
  const { excerpt } = entry.fields
  if (!excerpt) return null
  const text = (content: RichText['content']) => page.richText({ ...excerpt, content })
  const [first, ...rest] = excerpt.content
  return (
    <Part rank={page.rank + 1} title={messages.excerpt}>
      <div className={styles.excerpt} {...page.mark(entry, 'excerpt')}>
        {first ? text([first]) : null}
        {rest.length > 0 ? (
          <details className={classNames(collapse.collapse, styles.rest)}>
            <summary className={collapse.opener}>{messages.readOn}</summary>
            {text(rest)}
          </details>
        ) : null}
      </div>
    </Part>
  )
}

export function People({ entry, page, title }: Props & { title: string }): ReactNode {
  const { people } = entry.fields
  if (people.length === 0) return null
  return (
    <Part rank={page.rank + 1} title={title}>
      <PersonList people={people} page={page} rank={page.rank + 2} mark={page.mark(entry, 'people')} />
    </Part>
  )
}

export const Questions = ({ entry, page }: Props): ReactNode =>
  entry.fields.questions ? (
    <section {...page.mark(entry, 'questions')}>{page.blocks([entry.fields.questions])}</section>
  ) : null

function Part({ rank, title, children }: { rank: number; title: string; children: ReactNode }) {
  const Heading = headingTag(rank)
  return (
    <section>
      <Heading>{title}</Heading>
      {children}
    </section>
  )
}
