import { Fragment, type ReactNode } from 'react'
import type { Page } from '../define/view.ts'
import { Anchor } from '../links/anchor.tsx'
import { textWithBreaks } from './text.tsx'

/** Matches `**bold words**` or `[words](address)`. */
const phrase = /\*\*(?<bold>\S(?:[^*]*[^\s*])?)\*\*|\[(?<words>[^[\]]+)\]\((?<address>[^\s()]+)\)/g

export function inlineText(text: string, page: Pick<Page, 'link'>): ReactNode {
  const found = [...text.matchAll(phrase)]
  if (found.length === 0) return textWithBreaks(text)
  const pieces: ReactNode[] = []
  let end = 0
  for (const match of found) {
    pieces.push(textWithBreaks(text.slice(end, match.index)), shown(match.groups ?? {}, page))
    end = match.index + match[0].length
  }
  pieces.push(textWithBreaks(text.slice(end)))
  // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a line have no other identity, and keep none
  return pieces.map((piece, index) => <Fragment key={index}>{piece}</Fragment>)
}

function shown({ bold, words, address }: Record<string, string | undefined>, page: Pick<Page, 'link'>) {
  return bold === undefined ? (
    <Anchor link={page.link(address)}>{textWithBreaks(words ?? '')}</Anchor>
  ) : (
    <strong>{textWithBreaks(bold)}</strong>
  )
}

export const plainTitle = <Text extends string | undefined>(text: Text) =>
  text?.replace(phrase, (_, bold?: string, words?: string) => bold ?? words ?? '')
