'use client'
import { remarkLimits } from '@association/content/preview/share-visits.ts'
import { buttonClass } from '@association/ui/button/button-class.ts'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { messages } from './messages.ts'
import { placeAt, placesIn, type RemarkPlace } from './places.ts'
import styles from './remark-tool.module.css'
import { type SharedLink, sendRemark } from './send-remark.ts'

type Props = { link: SharedLink; onClose(): void }

export function RemarkPanel({ link, onClose }: Props) {
  const id = useId()
  const [places] = useState(() => placesIn(document.querySelector('main') ?? document))
  const [place, setPlace] = useState(places[0])
  const [text, setText] = useState('')
  const [name, setName] = useState('')
  const [status, setStatus] = useState({ isSending: false, words: '' })
  const first = useRef<HTMLSelectElement>(null)
  const pointing = usePointing((found) => {
    setPlace(found)
    first.current?.focus()
  })
  useOutline(place)
  useEffect(() => first.current?.focus(), [])

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!place || text.trim() === '' || status.isSending) return
    setStatus({ isSending: true, words: messages.sending })
    const { isSent, words } = await sendRemark(link, { place, text, name })
    setStatus({ isSending: false, words })
    if (isSent) setText('')
  }

  return (
    <form className={styles.panel} aria-labelledby={`${id}-title`} onSubmit={(event) => void send(event)}>
      <h2 id={`${id}-title`} className={styles.title}>
        {messages.title}
      </h2>
      <label htmlFor={`${id}-about`}>{messages.about}</label>
      <select
        ref={first}
        id={`${id}-about`}
        className={styles.control}
        value={place ? keyOf(place) : ''}
        onChange={({ target }) => setPlace(places.find((each) => keyOf(each) === target.value))}
      >
        {withPlace(places, place).map((each) => (
          <option key={keyOf(each)} value={keyOf(each)}>
            {each.words}
          </option>
        ))}
      </select>
      <button type="button" className={styles.link} aria-pressed={pointing.isOn} onClick={pointing.toggle}>
        {messages.point}
      </button>
      <label htmlFor={`${id}-text`}>{messages.text}</label>
      <textarea
        id={`${id}-text`}
        className={styles.control}
        rows={4}
        required
        maxLength={remarkLimits.text}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={`${id}-name`}>{messages.name}</label>
      <input
        id={`${id}-name`}
        className={styles.control}
        maxLength={remarkLimits.name}
        autoComplete="name"
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      <p role="status" className={styles.status}>
        {pointing.isOn ? messages.pointing : status.words}
      </p>
      <div className={styles.actions}>
        <button type="submit" className={buttonClass('yellow')} aria-disabled={status.isSending}>
          {messages.send}
        </button>
        <button type="button" className={styles.link} onClick={onClose}>
          {messages.close}
        </button>
      </div>
    </form>
  )
}

/** A press only chooses a part. Escape ends it. */
function usePointing(found: (place: RemarkPlace) => void) {
  const [isOn, setOn] = useState(false)
  useEffect(() => {
    if (!isOn) return undefined
    const listening = new AbortController()
    const listen = { capture: true, signal: listening.signal }
    const press = (event: MouseEvent) => {
      const place = placeAt(event.target)
      if (!place) return
      event.preventDefault()
      event.stopPropagation()
      setOn(false)
      found(place)
    }
    document.addEventListener('click', press, listen)
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOn(false), listen)
    return () => listening.abort()
  })
  return { isOn, toggle: () => setOn(!isOn) }
}

const keyOf = ({ space, entry }: RemarkPlace) => `${space}/${entry}`

/** A chosen part may have no text. */
const withPlace = (places: readonly RemarkPlace[], place: RemarkPlace | undefined) =>
  !place || places.some((each) => keyOf(each) === keyOf(place)) ? places : [...places, place]

function useOutline(place: RemarkPlace | undefined) {
  useEffect(() => {
    place?.element.setAttribute('data-remarked', '')
    place?.element.scrollIntoView({ block: 'nearest' })
    return () => place?.element.removeAttribute('data-remarked')
  }, [place])
}
