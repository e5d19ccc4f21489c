import { courseFinderPath } from '@association/content/lists/course-finder-path.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import form from '@association/ui/form/form.module.css'
import type { ReactNode } from 'react'
import { ListPage } from '../../page/list/list-page.tsx'
import { type Choice, type Choices, orders } from './choices.ts'
import styles from './course-finder.module.css'
import type { CourseQuery } from './find-courses.ts'
import { messages } from './messages.ts'

type Props = {
  query: CourseQuery
  choices: Choices
  /** On this page of results. */
  cards: readonly ReactNode[]
  count: number
  page: number
  pages: number
}

export const CourseFinder = ({ query, choices, cards, count, page, pages }: Props) => (
  <ListPage
    title={messages.title}
    description={messages.description}
    lead={
      <>
        <Form query={query} choices={choices} />
        <Found chosen={chosenIn(query, choices)} count={count} />
      </>
    }
    cards={cards}
    layout="wide"
    emptyText={messages.none}
    paging={{ page, pages, base: courseFinderAddress(query) }}
  />
)

/** Always has a query, to which a page can be added. */
export const courseFinderAddress = (query: CourseQuery) =>
  `${courseFinderPath}?${new URLSearchParams({ sort: 'date', ...query })}`

const fields = ['format', 'credit', 'month', 'price', 'place'] as const

/** Wide screens show the form of a closed `<details>` too. */
const Form = ({ query, choices }: Pick<Props, 'query' | 'choices'>) => (
  <search aria-label={messages.label}>
    <details className={styles.fold}>
      <summary className={styles.summary}>{messages.filters(chosenIn(query, choices).length)}</summary>
      <form action={courseFinderPath} className={styles.form}>
        {fields.map((name) =>
          choices[name].length > 0 ? (
            <Select key={name} name={name} chosen={query[name]} choices={[any, ...choices[name]]} />
          ) : null,
        )}
        <Select name="sort" chosen={query.sort} choices={orders} />
        <button type="submit" className={buttonClass('dark')}>
          {messages.find}
        </button>
      </form>
    </details>
  </search>
)

const chosenIn = (query: CourseQuery, choices: Choices) =>
  fields.flatMap((name) => choices[name].find(({ value }) => value === query[name])?.label ?? [])

const Found = ({ chosen, count }: { chosen: readonly string[]; count: number }) => (
  <div className={styles.found}>
    {count > 0 ? <h2>{messages.found(count)}</h2> : null}
    {chosen.map((label) => (
      <span key={label}>{label}</span>
    ))}
    {chosen.length > 0 ? <a href={courseFinderPath}>{messages.all}</a> : null}
  </div>
)

const any: Choice = { value: '', label: messages.any }

type SelectProps = {
  name: (typeof fields)[number] | 'sort'
  chosen: string | undefined
  choices: readonly Choice[]
}

const Select = ({ name, chosen, choices }: SelectProps) => (
  <label className={form.field}>
    <span className={form.label}>{messages[name]}</span>
    <select name={name} defaultValue={chosen} className={form.control}>
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </label>
)
