import styles from './cookie-settings.module.css'
import { ConsentIsland } from './island.tsx'
import { messages } from './messages.ts'

type Props = { hasTags: boolean }

/** Opens the consent layer again. Without JavaScript nothing is measured, and the button is not shown. */
export const CookieSettings = ({ hasTags }: Props) => (
  <ConsentIsland options={{ hasTags }} className={styles.settings}>
    <button type="button" className={styles.button}>
      {messages.settings}
    </button>
  </ConsentIsland>
)
