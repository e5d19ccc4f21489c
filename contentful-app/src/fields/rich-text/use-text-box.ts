import type { Command, EditorState } from '@tiptap/pm/state'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { actionsFor } from './editing/actions.ts'
import { cardSlots } from './editing/card-slots.ts'
import { placeInWords } from './editing/move-block.ts'
import { openTextBox, type TextBox } from './editing/text-box.ts'
import { textStateOf, textStateStore } from './editing/text-state.ts'
import type { Formats } from './model/formats.ts'
import { fromEditor } from './model/from-editor.ts'
import { isRichText } from './model/is-rich-node.ts'
import { toEditor } from './model/to-editor.ts'
import type { TextSource } from './text-source.ts'

type Options = {
  host: RefObject<HTMLElement | null>
  source: TextSource
  formats: Formats
  attributes: Record<string, string>
  isDisabled: boolean
  openLink(): void
  say(words: string): void
  refuse(words: string): void
}

export function useTextBox(options: Options) {
  const { host, source, formats, isDisabled } = options
  const newest = useRef(options)
  newest.current = options
  const box = useRef<TextBox>(undefined)
  const [actions] = useState(() => actionsFor(formats))
  const [slots] = useState(cardSlots)
  const [states] = useState(textStateStore)
  useEffect(() => {
    if (!host.current) return
    const openLink: Command = () => {
      newest.current.openLink()
      return true
    }
    const onState = (state: EditorState) => states.put(textStateOf(state, actions))
    const opened = openTextBox({
      host: host.current,
      doc: docOf(source.get()),
      formats,
      actions,
      slots,
      attributes: newest.current.attributes,
      openLink,
      onEdit: (doc) => source.set(fromEditor(doc)),
      onState,
      say: (words) => newest.current.say(words),
      refuse: (words) => newest.current.refuse(words),
      moved: (state) => newest.current.say(`Moved to ${placeInWords(state)}.`),
    })
    box.current = opened
    opened.setDisabled(newest.current.isDisabled)
    onState(opened.view.state)
    const stop = source.onOutsideChange((next) => opened.replace(docOf(next)))
    return () => {
      stop()
      opened.close()
      box.current = undefined
    }
  }, [host, source, formats, actions, slots, states])
  useEffect(() => box.current?.setDisabled(isDisabled), [isDisabled])
  return { box, actions, slots, states }
}

const docOf = (value: unknown) => toEditor(isRichText(value) ? value : undefined)
