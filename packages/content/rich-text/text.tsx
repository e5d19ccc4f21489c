import { Fragment, type ReactNode } from 'react'

/** Soft hyphens and line or paragraph separators, which come along when text is pasted from documents. */
const invisible = /[\u00ad\u2028\u2029]/g

/** Text without invisible characters, its newlines as line breaks. */
export function textWithBreaks(text: string): ReactNode {
  const lines = text.replace(invisible, '').split('\n')
  if (lines.length === 1) return lines[0]
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other identity, and keep none
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
