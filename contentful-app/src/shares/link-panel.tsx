import { Button, TextInput } from '@contentful/f36-components'
import { Suspense, useEffect, useRef, useState } from 'react'
import { late } from '../base/late.tsx'
import type { SiteShares } from './links/ask-shares.ts'
import type { SharedLink } from './links/shared-link.ts'
import styles from './shares.module.css'

const QrCode = late('The QR code', async () => (await import('./qr-code.tsx')).QrCode)

type Props = { link: SharedLink; site: SiteShares }
type Links =
  | { phase: 'loading' }
  | { phase: 'failed'; reason: string }
  | { phase: 'known'; urls: ReadonlyMap<string, string> }

/** The site creates and signs the URLs. */
export function LinkPanel({ link, site }: Props) {
  const [links, setLinks] = useState<Links>({ phase: 'loading' })
  const [round, setRound] = useState(0)
  const { pages } = link.share
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again; a link never changes its pages
  useEffect(() => {
    let isOver = false
    const show = (next: Links) => isOver || setLinks(next)
    site
      .links(
        link.id,
        pages.map(({ entry }) => entry),
      )
      .then(
        (urls) => show({ phase: 'known', urls }),
        (error: Error) => show({ phase: 'failed', reason: error.message }),
      )
    return () => {
      isOver = true
    }
  }, [site, link.id, round])
  if (links.phase === 'loading') return <p role="status">Asking the site for the link…</p>
  if (links.phase === 'failed')
    return (
      <div className={styles.problem} role="alert">
        <p>{links.reason}</p>
        <Button size="small" onClick={() => setRound(round + 1)}>
          Try again
        </Button>
      </div>
    )
  return pages.map(({ entry, title }) => {
    const url = links.urls.get(entry)
    return url && <OneLink key={entry} title={title} url={url} />
  })
}

function OneLink({ title, url }: { title: string; url: string }) {
  const input = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')
  const [hasCode, setCode] = useState(false)
  const copy = async () => {
    input.current?.select()
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      // A browser can refuse the clipboard to a frame.
      () => document.execCommand('copy'),
    )
    setSaid(isCopied ? 'Copied.' : 'The browser refused the clipboard. Press Ctrl+C: the link is selected.')
  }
  return (
    <div className={styles.link}>
      <TextInput ref={input} isReadOnly size="small" aria-label={`Link to ${title}`} value={url} />
      <Button
        size="small"
        variant="primary"
        aria-label={`Copy the link to ${title}`}
        onClick={() => void copy()}
      >
        Copy
      </Button>
      <Button size="small" aria-expanded={hasCode} onClick={() => setCode(!hasCode)}>
        QR code
      </Button>
      <span role="status">{said}</span>
      {hasCode && (
        <Suspense fallback={<p role="status">Drawing…</p>}>
          <QrCode text={url} title={title} />
        </Suspense>
      )}
    </div>
  )
}
