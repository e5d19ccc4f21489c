import { shownTypes } from '@association/content/gallery'
import styles from './gallery.module.css'
import { messages } from './messages.ts'

/** What the gallery is, and where each type stands in it. */
export function GalleryHead() {
  return (
    <header className={styles.head}>
      <h1>{messages.title}</h1>
      <p>{messages.intro}</p>
      <nav aria-label={messages.contents}>
        <ul className={styles.contents}>
          {shownTypes.map(({ type, name }) => (
            <li key={type}>
              <a href={`#${type}`}>{name}</a>
            </li>
          ))}
        </ul>
      </nav>
    </header>
  )
}
