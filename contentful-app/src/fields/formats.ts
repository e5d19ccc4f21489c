import { hasInlineMark, toggleInline } from './inline-marks.ts'
import { hasLineMark, toggleLines } from './line-marks.ts'
import { hasLink, toggleLink } from './link-marks.ts'
import type { Typed } from './text-edits.ts'

/** A format of Markdown, which a button and perhaps a key switch on and off. */
export type Format = {
  name: string
  /** Pressed with Ctrl, or Cmd on a Mac. */
  key?: string
  toggle(typed: Typed): Typed
  isOn(typed: Typed): boolean
}

export const formats: readonly Format[] = [
  { name: 'Bold', key: 'b', ...inline('bold') },
  { name: 'Italic', key: 'i', ...inline('italic') },
  { name: 'Heading', ...lines('heading') },
  { name: 'List', ...lines('list') },
  { name: 'Numbered list', ...lines('numbers') },
  { name: 'Quote', ...lines('quote') },
  { name: 'Link', key: 'k', toggle: toggleLink, isOn: hasLink },
]

function inline(mark: Parameters<typeof toggleInline>[1]): Pick<Format, 'toggle' | 'isOn'> {
  return {
    toggle: (typed) => toggleInline(typed, mark),
    isOn: (typed) => hasInlineMark(typed, mark),
  }
}

function lines(mark: Parameters<typeof toggleLines>[1]): Pick<Format, 'toggle' | 'isOn'> {
  return {
    toggle: (typed) => toggleLines(typed, mark),
    isOn: (typed) => hasLineMark(typed, mark),
  }
}

type Key = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>

/** The format that a key asks for. */
export function formatFor({ key, ctrlKey, metaKey, shiftKey, altKey }: Key): Format | undefined {
  if (ctrlKey === metaKey || shiftKey || altKey) return undefined
  return formats.find((format) => format.key === key.toLowerCase())
}
