import { Menu } from '@contentful/f36-components'
import type { Command } from '@tiptap/pm/state'
import type { Actions } from '../editing/actions.ts'
import type { TextState } from '../editing/text-state.ts'
import styles from '../rich-text.module.css'
import { Icon } from './icons.tsx'
import { keyWords } from './key-words.ts'

type Props = { actions: Actions; state: TextState; run(command: Command): void }

/** Offers only the heading levels that are allowed at the cursor. */
export function StyleMenu({ actions, state, run }: Props) {
  const current = actions.styles.find(({ id }) => state.on.includes(id))
  const offered = actions.styles.filter(
    ({ id }) => id === 'paragraph' || id === current?.id || isOffered(id, state),
  )
  if (offered.length < 2) return null
  return (
    <Menu>
      <Menu.Trigger>
        <button
          type="button"
          className={styles.styleButton}
          aria-label={`Text style: ${current?.name ?? 'Paragraph'}`}
          onMouseDown={(event) => event.preventDefault()}
        >
          {current?.name ?? 'Paragraph'}
          <Icon name="down" />
        </button>
      </Menu.Trigger>
      <Menu.List>
        {offered.map(({ id, name, key, run: command }) => (
          <Menu.Item key={id} isActive={id === current?.id} onClick={() => run(command)}>
            <span className={styles.menuItem}>
              <span className={styles[id]}>{name}</span>
              {key && <kbd>{keyWords(key)}</kbd>}
            </span>
          </Menu.Item>
        ))}
      </Menu.List>
    </Menu>
  )
}

const isOffered = (id: string, { levels }: TextState) => levels.some((level) => id === `heading-${level}`)
