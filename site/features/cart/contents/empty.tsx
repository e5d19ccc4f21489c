import { buttonClass } from '@association/ui/button/button-class.ts'
import { messages, ways } from '../messages.ts'
import styles from './cart-contents.module.css'

export const Empty = () => (
  <div className={styles.empty}>
    <p className={styles.name}>{messages.empty}</p>
    <p>{messages.ways}</p>
    <ul>
      {ways.map(({ text, path }) => (
        <li key={path}>
          <a href={path} className={buttonClass('transparent')}>
            {text}
          </a>
        </li>
      ))}
    </ul>
  </div>
)
