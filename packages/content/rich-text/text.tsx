import { Fragment, type ReactNode } from 'react'
import { visibleText } from '../safe/visible-text.ts'

export function textWithBreaks(text: string): ReactNode {
  const lines = visibleText(text).split('\n')
  if (lines.length === 1) return lines[0]
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and keep none
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
