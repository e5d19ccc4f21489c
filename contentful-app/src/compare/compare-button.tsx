import { titleOf } from '@association/content/rules'
import { Button } from '@contentful/f36-components'
import { useRef } from 'react'
import type { Desk } from '../desk/desk.ts'
import { CompactWords, compact } from '../preview/controls/compact-words.tsx'
import { openCompare, patchesOf } from './open-compare.ts'
import { restoreOnDesk } from './restore.ts'

export function CompareButton({ desk }: { desk: Desk }) {
  const button = useRef<HTMLButtonElement>(null)
  const { session, root } = desk
  const compare = async () => {
    const { space, id: entry, type, values } = root
    const request = { space, entry, title: titleOf(type, values(), entry), patches: patchesOf(desk) }
    const restores = await openCompare(session, request)
    if (restores.length > 0) session.sdk.notifier.success(await restoreOnDesk(desk, restores))
    button.current?.focus()
  }
  return (
    <Button
      ref={button}
      size="small"
      variant="transparent"
      className={compact}
      title="Compare"
      onClick={() => void compare()}
    >
      <CompactWords icon="columns" words="Compare" />
    </Button>
  )
}
