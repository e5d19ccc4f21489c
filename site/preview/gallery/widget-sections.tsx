import { config } from '../../base/config.ts'
import { widgetStates } from '../../features/widgets/widget-states.tsx'
import styles from './gallery.module.css'
import { messages } from './messages.ts'

export const widgets = Object.entries(widgetStates(config)).map(([id, states]) => ({
  id: `widget-${id}`,
  name: messages.widget(id),
  states,
}))

export function WidgetSections() {
  return widgets.map(({ id, name, states }) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-name`}
      className={styles.type}
      data-type={id}
      data-type-name={`${name} ${id}`}
    >
      <h2 id={`${id}-name`} className={styles.name}>
        {name}
      </h2>
      {states.map(({ label, element }) => (
        <figure key={label} className={styles.example}>
          <figcaption className={styles.caption}>{label}</figcaption>
          <div className={styles.widget}>{element}</div>
        </figure>
      ))}
    </section>
  ))
}
