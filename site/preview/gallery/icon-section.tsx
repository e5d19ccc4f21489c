import { Icon } from '@association/ui/icon/icon.tsx'
import { iconNames, largeIconNames } from '@association/ui/icon/names.ts'
import styles from './gallery.module.css'
import iconStyles from './icon-section.module.css'

export const icons = { id: 'icons', name: 'Icons' }

export const IconSection = () => (
  <section
    id={icons.id}
    aria-labelledby="icons-name"
    className={styles.type}
    data-type={icons.id}
    data-type-name={icons.name}
  >
    <h2 id="icons-name" className={styles.name}>
      {icons.name}
    </h2>
    <ul className={iconStyles.icons}>
      {iconNames.map((name) => (
        <li key={name} className={iconStyles.icon}>
          <Icon name={name} className={iconStyles.drawing} />
          {name}
        </li>
      ))}
      {largeIconNames.map((name) => (
        <li key={`${name} large`} className={iconStyles.icon}>
          <Icon name={name} size="large" />
          {name}, large
        </li>
      ))}
    </ul>
  </section>
)
