import { money } from '@association/content/shared/products/pricing/money.ts'
import { Button, TextInput } from '@contentful/f36-components'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { Session } from '../../contentful/session.ts'
import { nameOf, type Variant } from './find-variants.ts'
import { type Search, useVariants } from './use-variants.ts'
import styles from './variant-picker.module.css'

type Props = { session: Session; onChoose(id: string): void }

export function VariantPicker({ session, onChoose }: Props) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <div className={styles.picker}>
      <Button ref={opener} size="small" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Choose from the shop
      </Button>
      {isOpen && (
        <Variants
          session={session}
          onClose={close}
          onChoose={(id) => {
            setOpen(false)
            onChoose(id)
          }}
        />
      )}
    </div>
  )
}

function Variants({ session, onChoose, onClose }: Props & { onClose(): void }) {
  const [query, setQuery] = useState('')
  const { search, again, more } = useVariants(session, query)
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the controls inside arrive here
    <div className={styles.panel} onKeyDown={closeOnEscape}>
      <TextInput
        autoFocus
        type="search"
        aria-label="Search the shop"
        placeholder="Search by name or id"
        value={query}
        onChange={({ currentTarget }) => setQuery(currentTarget.value)}
      />
      <p className={styles.status} role="status">
        {statusOf(search)}
      </p>
      {search.phase === 'failed' && (
        <Button size="small" onClick={again}>
          Try again
        </Button>
      )}
      {search.phase === 'found' && (
        <ul className={styles.list}>
          {search.variants.map((variant) => (
            <li key={variant.id}>
              <Choice variant={variant} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
      {search.phase === 'found' && search.after !== undefined && (
        <Button size="small" onClick={more}>
          Show more
        </Button>
      )}
    </div>
  )
}

function Choice({ variant, onChoose }: { variant: Variant } & Pick<Props, 'onChoose'>) {
  const { id, picture, priceCents, isAvailable } = variant
  return (
    <button type="button" className={styles.choice} onClick={() => onChoose(id)}>
      {picture === undefined ? (
        <span className={styles.picture} />
      ) : (
        <img className={styles.picture} src={picture} alt="" width={40} height={40} loading="lazy" />
      )}
      <span className={styles.name}>{nameOf(variant)}</span>
      <span className={styles.facts}>
        {[money(priceCents), id, isAvailable ? '' : 'sold out'].filter(Boolean).join(' · ')}
      </span>
    </button>
  )
}

function statusOf(search: Search): string {
  if (search.phase === 'loading') return 'Searching…'
  if (search.phase === 'failed') return search.message
  const count = search.variants.length
  if (count === 0) return 'The shop has no such variant.'
  return `${count} ${count === 1 ? 'variant' : 'variants'}${search.after === undefined ? '' : ', and more'}`
}
