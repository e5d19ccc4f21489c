import styles from './listing.module.css'

export type Filter = { label: string; href: string; isCurrent: boolean }

type Props = { label: string; filters: readonly Filter[] }

export function FilterBar({ label, filters }: Props) {
  if (filters.length === 0) return null
  return (
    <nav aria-label={label} className={styles.filters}>
      <ul className={styles.filterList}>
        {filters.map(({ label: name, href, isCurrent }) => (
          <li key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined} className={styles.filter}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
