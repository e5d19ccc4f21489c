import type { Command } from '@tiptap/pm/state'
import { useCallback, useRef, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import { pick } from '../links/pick.ts'
import { TextCards } from './cards/text-cards.tsx'
import { insertEmbed } from './editing/insert.ts'
import { LinkDialog } from './links/link-dialog.tsx'
import type { Formats } from './model/formats.ts'
import styles from './rich-text.module.css'
import type { TextSource } from './text-source.ts'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useTextBox } from './use-text-box.ts'
import { WordCount } from './word-count.tsx'

type Props = {
  source: TextSource
  formats: Formats
  session: Session
  label: string
  attributes: Record<string, string>
  isDisabled: boolean
  isSmall?: boolean
}

export function TextEditor({ source, formats, session, label, attributes, isDisabled, isSmall }: Props) {
  const host = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLSpanElement>(null)
  const [isLinking, setLinking] = useState(false)
  const say = useCallback((words: string) => {
    if (status.current) status.current.textContent = words
  }, [])
  const openLink = useCallback(() => setLinking(true), [])
  const { box, actions, slots, states } = useTextBox({
    host,
    source,
    formats,
    isDisabled,
    openLink,
    say,
    refuse: (words) => session.sdk.notifier.warning(words),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': label, ...attributes },
  })
  const run = (command: Command) => void box.current?.run(command)
  const embed = async (linkType: 'Entry' | 'Asset') => {
    const to = linkType === 'Entry' ? formats.embeds : undefined
    const [id] = await pick(session, { linkType, isList: false, accepts: to ? { to } : {} })
    if (id) run(insertEmbed(`embedded-${linkType.toLowerCase()}-block`, id))
    else box.current?.view.focus()
  }
  const inserts = {
    entry: formats.embeds ? () => void embed('Entry') : undefined,
    file: formats.nodes.has('embedded-asset-block') ? () => void embed('Asset') : undefined,
  }
  return (
    <div className={styles.box} data-small={isSmall} data-disabled={isDisabled}>
      {!isDisabled && <Toolbar {...{ label, actions, states, inserts, run, openLink }} />}
      <div ref={host} className={styles.text} />
      <WordCount source={source} />
      <span ref={status} role="status" className="visually-hidden" />
      <TextCards {...{ slots, session, formats, isDisabled, say }} />
      {isLinking && box.current && (
        <LinkDialog
          {...{ session, formats }}
          state={box.current.view.state}
          onClose={(command) => {
            setLinking(false)
            run(command ?? (() => true))
          }}
        />
      )}
    </div>
  )
}
