import { useMemo } from 'react'
import { renderSVG } from 'uqr'
import styles from './shares.module.css'

export function QrCode({ text, title }: { text: string; title: string }) {
  const address = useMemo(
    () => `data:image/svg+xml,${encodeURIComponent(renderSVG(text, { ecc: 'M', border: 2 }))}`,
    [text],
  )
  return (
    <figure className={styles.code}>
      <img src={address} alt={`QR code of the link to ${title}`} width={200} height={200} />
      <a href={address} download={`${fileName(title)}.svg`}>
        Download the QR code
      </a>
    </figure>
  )
}

const fileName = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'link'
