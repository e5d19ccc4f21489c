import { examplesOf, type shownTypes } from '@association/content/gallery'
import type { WireAsset } from '@association/content/wire'
import { stagePath } from './addresses.ts'
import { exampleMarkup } from './example.tsx'
import styles from './gallery.module.css'
import { messages } from './messages.ts'

type Props = { shown: (typeof shownTypes)[number]; asset: (id: string) => WireAsset }

export function TypeSection({ shown, asset }: Props) {
  const { type, name, looks } = shown
  return (
    <section
      id={type}
      aria-labelledby={`${type}-name`}
      className={styles.type}
      data-type={type}
      data-type-name={`${name} ${type}`}
    >
      <h2 id={`${type}-name`} className={styles.name}>
        {name} <code>{type}</code>
      </h2>
      {looks.map((look) =>
        examplesOf(type).map((example) => (
          <figure key={`${look} ${example.name}`} className={styles.example} data-example={example.name}>
            <figcaption className={styles.caption}>
              <a href={stagePath({ ...example, look })}>{messages.example(look, example.name)}</a>
            </figcaption>
            <div className={styles.shown}>{exampleMarkup(example, { look, asset, above: 2 })}</div>
          </figure>
        )),
      )}
    </section>
  )
}
