import type { BlockChoice } from './choices/choices.ts'
import { pictureOf } from './choices/pictures.ts'
import styles from './picker.module.css'

type Props = { id: string; choice: BlockChoice; isActive: boolean; onChoose(): void }

export function BlockOption({ id, choice, isActive, onChoose }: Props) {
  const picture = pictureOf(choice.id)
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the search field above has the focus and hears the keys
    // biome-ignore lint/a11y/useFocusableInteractive: as above
    <div id={id} role="option" aria-selected={isActive} className={styles.option} onClick={onChoose}>
      <span className={styles.picture}>
        {picture === undefined ? (
          <span className={styles.initial} aria-hidden="true">
            {choice.name.slice(0, 1)}
          </span>
        ) : (
          <img src={picture} alt="" width={300} height={240} loading="lazy" />
        )}
      </span>
      <span className={styles.name}>{choice.name}</span>{' '}
      <span className={styles.sentence}>{choice.sentence}</span>
    </div>
  )
}
