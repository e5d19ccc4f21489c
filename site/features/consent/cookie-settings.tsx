import styles from './cookie-settings.module.css'
import { ConsentIsland } from './island.tsx'
import { messages } from './messages.ts'

type Props = { hasTags: boolean }

/** The button is hidden without JavaScript, because nothing is measured. */
export const CookieSettings = ({ hasTags }: Props) => (
  <ConsentIsland options={{ hasTags }} className={styles.settings}>
    <button type="button" className={styles.button}>
      {messages.settings}
    </button>
  </ConsentIsland>
)
