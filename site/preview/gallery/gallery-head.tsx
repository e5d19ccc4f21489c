import { shownTypes } from '@association/content/gallery'
import styles from './gallery.module.css'
import { icons } from './icon-section.tsx'
import { messages } from './messages.ts'
import { TypeFilter } from './type-filter/island.tsx'
import { widgets } from './widget-sections.tsx'

const listed = [...shownTypes.map(({ type, name }) => ({ id: type, name })), ...widgets, icons]

export function GalleryHead() {
  return (
    <header className={styles.head}>
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <TypeFilter>
        <label className={styles.filter}>
          {messages.filter}
          <input type="search" autoComplete="off" />
        </label>
        <nav aria-label={messages.contents}>
          <ul className={styles.contents}>
            {listed.map(({ id, name }) => (
              <li key={id} data-type-name={`${name} ${id}`}>
                <a href={`#${id}`}>{name}</a>
              </li>
            ))}
          </ul>
        </nav>
      </TypeFilter>
    </header>
  )
}
