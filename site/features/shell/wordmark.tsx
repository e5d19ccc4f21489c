import styles from './wordmark.module.css'

export function Wordmark({ name }: { name: string }) {
  const { opening, rest } = parted(name)
  return (
    <a href="/" className={styles.wordmark}>
      <svg viewBox="0 0 48 48" width="44" height="44" aria-hidden="true">
        <rect width="48" height="48" rx="12" className={styles.ground} />
        <path d="M10 33 24 12l14 21" className={styles.peak} />
        <path d="M17 36c2.6-5.4 4.8-8 7-8s4.4 2.6 7 8" className={styles.rise} />
      </svg>
      <span className={styles.name}>
        {opening ? <span className={styles.opening}>{`${opening} `}</span> : null}
        {rest}
      </span>
    </a>
  )
}

function parted(name: string) {
  const match = name.match(/^(.+? (?:for|of)) (.+)$/)
  return { opening: match?.[1], rest: match?.[2] ?? name }
}
