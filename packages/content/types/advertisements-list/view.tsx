import type { View } from '../../define/view.ts'
import styles from './advertisements-list.module.css'
import { messages } from './messages.ts'

export const AdvertisementsList: View<'advertisementsList'> = ({ entry, page }) => {
  const { advertisements } = entry.fields
  if (advertisements.length === 0) return null
  return (
    <aside aria-label={messages.label} className={styles.list} {...page.mark(entry, 'advertisements')}>
      <p>{messages.label}</p>
      <ul>
        {advertisements.map((advertisement) => (
          <li key={advertisement.id}>
            <a {...page.link(advertisement.fields.url)}>
              {advertisement.fields.image ? (
                // biome-ignore lint/a11y/useAltText: the page gives it
                <img {...page.image(advertisement.fields.image)} />
              ) : null}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  )
}
