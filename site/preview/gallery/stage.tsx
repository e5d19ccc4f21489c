import { properties } from '@association/content/safe/properties.ts'
import { alonePath, galleryPath, stagePath } from './addresses.ts'
import type { Chosen } from './chosen-example.ts'
import { messages } from './messages.ts'
import styles from './stage.module.css'

/** Pixels: phone, tablet, desktop. */
const widths = [375, 820, 1440] as const

export function Stage({ chosen }: { chosen: Chosen }) {
  const { shown, example, look } = chosen
  return (
    <main className={styles.stage}>
      <header>
        <p>
          <a href={`${galleryPath}#${shown.type}`}>{messages.all}</a>
        </p>
        <h1>{shown.name}</h1>
        <Picker chosen={chosen} />
      </header>
      <div className={styles.row}>
        {widths.map((width) => (
          <section
            key={width}
            className={styles.place}
            style={properties({ '--width': `${width}px` })}
            aria-labelledby={`width-${width}`}
          >
            <h2 id={`width-${width}`}>
              <a href={alonePath({ ...example, look })}>{messages.width(width)}</a>
            </h2>
            <div className={styles.window}>
              <iframe
                src={alonePath({ ...example, look })}
                title={`${shown.name}, ${messages.width(width)}`}
                className={styles.frame}
              />
            </div>
          </section>
        ))}
      </div>
    </main>
  )
}

/** Links work without JavaScript and can be shared. */
function Picker({ chosen }: { chosen: Chosen }) {
  const { shown, examples, example, look } = chosen
  return (
    <nav aria-label={messages.variant}>
      <ul className={styles.variants}>
        {shown.looks.flatMap((each) =>
          examples.map(({ type, name }) => (
            <li key={`${each} ${name}`}>
              <a
                href={stagePath({ type, name, look: each })}
                aria-current={each === look && name === example.name ? 'page' : undefined}
              >
                {messages.example(each, name)}
              </a>
            </li>
          )),
        )}
      </ul>
    </nav>
  )
}
