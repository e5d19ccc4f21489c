import { Popover } from '@contentful/f36-components'
import { useId, useState } from 'react'
import type { Actions } from '../editing/actions.ts'
import styles from '../rich-text.module.css'
import { keyWords } from './key-words.ts'
import { ToolbarButton } from './toolbar-button.tsx'

export function KeysHelp({ actions }: { actions: Actions }) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const close = () => {
    setOpen(false)
    document.getElementById(id)?.focus()
  }
  return (
    <Popover isOpen={isOpen} onClose={close} placement="bottom-end" closeOnScroll={false}>
      <Popover.Trigger>
        {/* An extra ref would replace the ref that positions the popover. */}
        <ToolbarButton id={id} icon="help" name="Keys" onClick={() => setOpen(!isOpen)} />
      </Popover.Trigger>
      <Popover.Content aria-label="Keys">
        <section className={styles.help} aria-label="Keys of the text">
          <dl className={styles.keys}>
            {keysOf(actions).map(({ name, key }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <kbd>{key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      </Popover.Content>
    </Popover>
  )
}

function keysOf({ styles: headings, marks, lists, blocks }: Actions) {
  const formats = [...marks, ...lists, ...blocks, ...headings.filter(({ id }) => id !== 'heading-1')]
  return [
    ...formats.flatMap(({ name, key }) => (key ? [{ name, key: keyWords(key) }] : [])),
    { name: 'Link', key: keyWords('Mod-k') },
    { name: 'Line break', key: keyWords('Shift-Enter') },
    { name: 'Inner list, next cell', key: 'Tab' },
    { name: 'Outer list, cell before', key: keyWords('Shift-Tab') },
    { name: 'Move block or item', key: `${keyWords('Alt-ArrowUp')} ${keyWords('Alt-ArrowDown')}` },
    { name: 'Leave the text', key: 'Esc, then Tab' },
  ]
}
