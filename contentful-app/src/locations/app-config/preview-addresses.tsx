import { Button } from '@contentful/f36-components'
import { useState } from 'react'
import { spaceNames } from '../../contentful/installation.ts'
import styles from './app-config.module.css'
import { previewAddress, type Settings } from './settings.ts'

/** With these URLs, Contentful's preview pane opens this preview too. */
export function PreviewAddresses({ settings }: { settings: Settings }) {
  return (
    <section className={styles.addresses} aria-label="Content preview">
      <h2>Content preview</h2>
      <p>
        In each space, under Settings → Content preview, create a platform, switch on Live Preview, and paste
        the address of the space for every content type.
      </p>
      {(['association', 'events'] as const).map((space) => (
        <Address key={space} name={spaceNames[space]} address={previewAddress(settings, space)} />
      ))}
    </section>
  )
}

function Address({ name, address }: { name: string; address: string }) {
  const [isCopied, setCopied] = useState(false)
  const shown = address.replace(/secret=[^&]*/, 'secret=••••••••')
  return (
    <div className={styles.address}>
      <strong>{name}</strong>
      <code>{shown}</code>
      <Button
        size="small"
        aria-label={`Copy the address for ${name}`}
        onClick={async () => {
          await navigator.clipboard.writeText(address).then(
            () => setCopied(true),
            () => setCopied(false),
          )
        }}
      >
        {isCopied ? 'Copied' : 'Copy'}
      </Button>
    </div>
  )
}
