import { instantWords } from '@association/content/preview/view-as-words.ts'
import styles from './draft-banner.module.css'
import { messages } from './messages.ts'
import type { OpenShare } from './server/open-share.ts'

type Props = { open: OpenShare; addresses(entry: string): string }

const words = messages.banner

export const DraftBanner = ({ share, page, endsAt }: OpenShare) => (
  <aside className={styles.banner} aria-label={words.draft}>
    <p className={styles.words}>
      <strong>
        {words.draft} of “{page.title}”
      </strong>{' '}
      · {share.mode === 'frozen' ? words.frozen : words.follow} · {words.until(instantWords(endsAt))} ·{' '}
      {words.notLive}
    </p>
  </aside>
)

/** Comes after the page, because the first link must be the skip link. */
export const SharedPages = ({ open: { share, page }, addresses }: Props) =>
  share.pages.length > 1 ? (
    <nav aria-label={words.pages} className={styles.nav}>
      <ul className={styles.pages}>
        {share.pages.map(({ entry, title }) => (
          <li key={entry}>
            {entry === page.entry ? (
              <span aria-current="page">{title}</span>
            ) : (
              <a href={addresses(entry)} className={styles.link}>
                {title}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  ) : null
