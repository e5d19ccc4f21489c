import { Button } from '@contentful/f36-components'
import { useRef } from 'react'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'
import { CompactWords, compact } from '../preview/controls/compact-words.tsx'
import { openShares, type Shareable } from './open-shares.ts'

type Props = {
  session: Session
  page: Shareable
  /** The number of unresolved remarks. */
  remarks: number
  onOpen(place: EntryRef): void
  onClosed(): void
}

/** The focus returns here unless a remark was chosen. */
export function ShareButton({ session, page, remarks, onOpen, onClosed }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const open = async () => {
    const place = await openShares(session, page)
    onClosed()
    if (place) onOpen(place)
    else button.current?.focus()
  }
  const words = remarks > 0 ? `Share · ${remarks} ${remarks === 1 ? 'remark' : 'remarks'}` : 'Share'
  return (
    <Button
      ref={button}
      size="small"
      variant={remarks > 0 ? 'secondary' : 'transparent'}
      className={compact}
      title={words}
      onClick={() => void open()}
    >
      <CompactWords icon="share" words={words} />
      {remarks > 0 && <span aria-hidden="true"> {remarks}</span>}
    </Button>
  )
}
