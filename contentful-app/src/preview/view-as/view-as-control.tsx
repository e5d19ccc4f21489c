import type { ViewAs } from '@association/content/preview/view-as.ts'
import { personaNames, viewAsWords } from '@association/content/preview/view-as-words.ts'
import { Button, Popover } from '@contentful/f36-components'
import { Suspense, useState } from 'react'
import { late } from '../../base/late.tsx'
import { CompactWords, compact } from '../controls/compact-words.tsx'
import { anybody } from './change-view.ts'

const ViewAsForm = late('The form', async () => (await import('./view-as-form.tsx')).ViewAsForm)

type Props = {
  value: ViewAs | undefined
  onChange(view: ViewAs | undefined): void
  /** Distinguishes two controls on the screen. */
  label?: string
}

export function ViewAsControl({ value, onChange, label = 'View as' }: Props) {
  const [isOpen, setOpen] = useState(false)
  const view = value ?? anybody
  const close = () => setOpen(false)
  return (
    <Popover isOpen={isOpen} onClose={close} placement="bottom-end" closeOnScroll={false} autoFocus>
      <Popover.Trigger>
        {/* A second ref would replace the one by which the popover finds its place. */}
        <Button
          size="small"
          variant={value ? 'primary' : 'secondary'}
          className={compact}
          title={`Viewed as ${viewAsWords(view)}`}
          onClick={() => setOpen(!isOpen)}
        >
          <CompactWords icon="person" words={`${label}: ${shortWords(view)}`} />
        </Button>
      </Popover.Trigger>
      <Popover.Content aria-label={label}>
        <Suspense fallback={<p role="status">Loading…</p>}>
          <ViewAsForm value={value} onChange={onChange} onClose={close} />
        </Suspense>
      </Popover.Content>
    </Popover>
  )
}

function shortWords(view: ViewAs): string {
  const more = Object.keys(view).length - 1
  return more === 0 ? personaNames[view.viewer] : `${personaNames[view.viewer]} +${more}`
}
