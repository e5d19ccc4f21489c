import { Icon } from '@association/ui/icon/icon.tsx'
import { ListenIsland, VoiceIsland } from './island.tsx'
import styles from './listen.module.css'
import { messages } from './messages.ts'

export const Listen = () => (
  <VoiceIsland className={styles.listen}>
    <ListenIsland>
      <button type="button">
        <Icon name="play" />
        {messages.listen}
      </button>
    </ListenIsland>
  </VoiceIsland>
)
