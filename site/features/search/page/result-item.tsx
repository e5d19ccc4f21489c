import styles from '../search.module.css'
import { placeOf, type ShownResult } from '../shown-result.ts'

/** `overlay/result-element.ts` has the same markup. */
export function ResultItem({ result: { url, title, description, picture } }: { result: ShownResult }) {
  const place = placeOf(url)
  return (
    <li className={styles.result}>
      <div className={styles.words}>
        <h2 className={styles.resultTitle}>
          <a href={url}>{title}</a>
        </h2>
        {place !== undefined && <p className={styles.address}>{place}</p>}
        {description !== '' && <p className={styles.description}>{description}</p>}
      </div>
      {picture !== undefined && (
        // biome-ignore lint/performance/noImgElement: the picture is on any host that the provider names
        <img className={styles.picture} src={picture} alt="" width={128} height={67} loading="lazy" />
      )}
    </li>
  )
}
