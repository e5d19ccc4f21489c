import { Button } from '@contentful/f36-components'
import { useEffect, useId, useRef } from 'react'
import styles from './release.module.css'

type Props = { count: number; onProceed(): void; onBack(): void }

/** Asks before a release omits input that was never stored. */
export function UnsentQuestion({ count, onProceed, onBack }: Props) {
  const words = useId()
  const back = useRef<HTMLButtonElement>(null)
  useEffect(() => back.current?.focus(), [])
  return (
    <footer role="alertdialog" aria-labelledby={words} className={styles.footer}>
      <p id={words}>
        {count === 1
          ? 'One change on this computer is not in Contentful, so visitors will not see it.'
          : `${count} changes on this computer are not in Contentful, so visitors will not see them.`}
      </p>
      <Button ref={back} onClick={onBack}>
        Back to the list
      </Button>
      <Button variant="negative" onClick={onProceed}>
        {count === 1 ? 'Publish without it' : 'Publish without them'}
      </Button>
    </footer>
  )
}
