import { titleOf } from '@association/content/rules'
import { Select } from '@contentful/f36-components'
import { useState } from 'react'
import type { OpenEntry } from '../../entry/open-entry.ts'
import type { EntryRef } from '../../links/addresses.ts'
import { goTo } from '../../links/go-to.ts'
import { useContainingPages } from '../../links/use-containing-pages.ts'
import type { Bridge } from '../../preview/bridge.ts'
import { LivePreview } from '../../preview/live-preview.tsx'
import type { PreviewTarget } from '../../preview/open-preview.ts'
import { LargerButton, ReloadButton } from '../../preview/preview-actions.tsx'
import { useWidth } from '../../preview/use-width.ts'
import { ViewportSwitch } from '../../preview/viewport-switch.tsx'
import { viewportsFor } from '../../preview/viewports.ts'
import type { Session } from '../../sdk/session.ts'
import styles from './entry-editor.module.css'
import { showField } from './form.tsx'

type Props = { entry: OpenEntry; session: Session; onBridge(bridge: Bridge | undefined): void }

/** The entry as visitors will see it: by itself or on a page that contains it, at the width of a phone first. */
export function PreviewPane({ entry, session, onBridge }: Props) {
  const [width, setWidth] = useWidth('editor', 'phone')
  const [round, setRound] = useState(0)
  const [chosen, setChosen] = useState('')
  const pages = useContainingPages(session, entry)
  const itself = targetOf(entry)
  const targets = [
    itself,
    ...pages.items
      .filter((page) => page.entry !== entry.id)
      .map(({ space, entry: id, title }) => ({ space, entry: id, title })),
  ]
  const target = targets.find(({ entry: id }) => id === chosen) ?? targets[1] ?? itself
  const jump = (hit: EntryRef) => {
    if (hit.field && hit.space === entry.space && hit.entry === entry.id) showField(hit.field)
    else void goTo(session, hit, { current: entry.id })
  }
  return (
    <aside className={styles.pane} aria-label="Live preview">
      <div className={styles.paneHead}>
        <ViewportSwitch value={width} onChange={setWidth} />
        {targets.length > 1 && <TargetChoice {...{ entry, targets, target }} onChange={setChosen} />}
        <ReloadButton onReload={() => setRound((count) => count + 1)} />
        <LargerButton {...{ session, target }} source={entry} onClicked={jump} />
      </div>
      {pages.isKnown && (
        <LivePreview
          {...{ session, target, round, onBridge }}
          source={entry}
          viewports={viewportsFor(width)}
          onClicked={jump}
        />
      )}
    </aside>
  )
}

type ChoiceProps = {
  entry: OpenEntry
  targets: readonly PreviewTarget[]
  target: PreviewTarget
  onChange(id: string): void
}

function TargetChoice({ entry, targets, target, onChange }: ChoiceProps) {
  return (
    <Select
      size="small"
      aria-label="What the preview shows"
      value={target.entry}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {targets.map(({ entry: id, title }) => (
        <Select.Option key={id} value={id}>
          {id === entry.id ? `Only this ${entry.type.name.toLowerCase()}` : `On “${title}”`}
        </Select.Option>
      ))}
    </Select>
  )
}

const targetOf = ({ space, id, type, values }: OpenEntry): PreviewTarget => ({
  space,
  entry: id,
  title: titleOf(type, values(), id),
})
