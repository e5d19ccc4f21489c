import { messages } from '../messages.ts'
import { StartedArticlesIsland } from './island.tsx'
import styles from './started-articles.module.css'

/** Hidden until this device has noted an article, which the loader knows before the first paint. */
export const StartedArticles = () => (
  <StartedArticlesIsland className={`band ${styles.place}`}>
    <section aria-labelledby="started-articles" className="container">
      <h2 id="started-articles" className={styles.title}>
        {messages.title}
      </h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari reads no list without its markers */}
      <ol role="list" className={styles.list} />
      <p className={styles.note}>
        {messages.device}{' '}
        <button type="button" className={styles.clear}>
          {messages.clear}
        </button>
      </p>
    </section>
  </StartedArticlesIsland>
)
