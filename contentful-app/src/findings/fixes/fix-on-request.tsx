import { Button } from '@contentful/f36-components'
import { type ComponentProps, useState } from 'react'
import { FixInPlace } from './fix-in-place.tsx'
import styles from './fixes.module.css'

/** Opens on request, because a page choice searches as soon as it is shown. */
export function FixOnRequest(props: ComponentProps<typeof FixInPlace>) {
  const [isOpen, setOpen] = useState(false)
  const { fix, message } = props.finding
  if (!fix) return null
  return (
    <div className={styles.request}>
      {isOpen ? (
        <FixInPlace {...props} />
      ) : (
        <Button size="small" aria-label={`Fix here: ${message}`} onClick={() => setOpen(true)}>
          Fix here
        </Button>
      )}
    </div>
  )
}
