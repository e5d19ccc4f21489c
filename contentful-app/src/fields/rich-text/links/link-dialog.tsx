import { Button, Modal } from '@contentful/f36-components'
import type { Command, EditorState } from '@tiptap/pm/state'
import { useId, useState } from 'react'
import { useDialogName } from '../../../base/use-dialog-name.tsx'
import type { FoundPage } from '../../../contentful/pages/find-pages.ts'
import type { Session } from '../../../contentful/session.ts'
import { pick } from '../../links/pick.ts'
import { useCard } from '../../links/use-card.ts'
import { type LinkTo, linkAt, removeLink, selectedWords, setLink } from '../editing/link-commands.ts'
import type { Formats } from '../model/formats.ts'
import styles from './links.module.css'
import { PageOptions } from './page-options.tsx'
import { linkToPage, readTarget, targetWords } from './targets.ts'
import { usePages } from './use-pages.ts'

type Props = {
  session: Session
  formats: Formats
  state: EditorState
  onClose(command?: Command): void
}

export function LinkDialog({ session, formats, state, onClose }: Props) {
  const current = linkAt(state)
  const selected = current ? state.doc.textBetween(current.from, current.to, ' ') : selectedWords(state)
  const card = useCard(current && linkOf(current))
  const [typed, setTyped] = useState(current ? targetWords(current) : '')
  const [words, setWords] = useState(selected)
  const [active, setActive] = useState(-1)
  const pages = usePages(session, typed)
  const title = current ? 'Change link' : 'Add link'
  const { aria, name } = useDialogName(title)
  const id = useId()
  const target = readTarget(typed)
  const apply = (link: LinkTo, title: string) => onClose(setLink(link, words.trim() || title))
  const choose = (page: FoundPage) => apply(linkToPage(page, session.here.space, formats), page.title)
  const submit = () => {
    const page = pages.found[active]
    if (page) choose(page)
    else if (target) apply({ nodeType: 'hyperlink', data: { uri: target } }, typed)
  }
  const chooseFile = async () => {
    const [file] = await pick(session, { linkType: 'Asset', isList: false, accepts: {} })
    if (!file) return
    const sys = { type: 'Link', linkType: 'Asset', id: file }
    apply({ nodeType: 'asset-hyperlink', data: { target: { sys } } }, 'file')
  }
  return (
    <Modal isShown onClose={() => onClose()} size="medium" shouldCloseOnOverlayClick aria={aria}>
      {() => (
        <>
          <Modal.Header title={title} onClose={() => onClose()} />
          <Modal.Content>
            {name}
            <form
              className={styles.form}
              onSubmit={(event) => {
                event.preventDefault()
                submit()
              }}
            >
              <label className={styles.label} htmlFor={`${id}-to`}>
                Page or address
                <input
                  // biome-ignore lint/a11y/noAutofocus: the dialog opens for this input
                  autoFocus
                  id={`${id}-to`}
                  className={styles.input}
                  role="combobox"
                  aria-expanded={pages.found.length > 0}
                  aria-controls={`${id}-pages`}
                  aria-activedescendant={active >= 0 ? `${id}-page-${active}` : undefined}
                  aria-describedby={`${id}-hint`}
                  autoComplete="off"
                  spellCheck={false}
                  value={typed}
                  placeholder="Search a page, or paste an address"
                  onChange={({ currentTarget }) => {
                    setTyped(currentTarget.value)
                    setActive(-1)
                  }}
                  onKeyDown={(event) => {
                    const next = nextOption(event.key, active, pages.found.length)
                    if (next === undefined) return
                    event.preventDefault()
                    setActive(next)
                  }}
                />
              </label>
              <p id={`${id}-hint`} className={styles.hint}>
                {card && typed === '' ? `Now: ${card.title} (${card.type}). ` : ''}
                {hintOf(typed, target)}
              </p>
              <PageOptions id={id} pages={pages} active={active} onChoose={choose} />
              <label className={styles.label} htmlFor={`${id}-words`}>
                Words of the link
                <input
                  id={`${id}-words`}
                  className={styles.input}
                  value={words}
                  onChange={({ currentTarget }) => setWords(currentTarget.value)}
                />
              </label>
              <button type="submit" hidden />
            </form>
            <div className={styles.controls}>
              {current && (
                <Button variant="negative" size="small" onClick={() => onClose(removeLink)}>
                  Remove link
                </Button>
              )}
              {formats.nodes.has('asset-hyperlink') && (
                <Button size="small" onClick={() => void chooseFile()}>
                  Choose a file…
                </Button>
              )}
              <Button
                variant="primary"
                size="small"
                isDisabled={!target && !pages.found[active]}
                onClick={submit}
              >
                {current ? 'Change' : 'Add link'}
              </Button>
            </div>
          </Modal.Content>
        </>
      )}
    </Modal>
  )
}

function hintOf(typed: string, target: string | undefined): string {
  if (target && target !== typed.trim()) return `Leads to ${target}`
  if (typed === '' || target)
    return 'A page of either space, https://…, a mail address, a telephone number, or #a-heading.'
  return 'Choose one of the pages below, or type a whole address.'
}

/** -1 is the input itself. */
function nextOption(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1
  if (key === 'ArrowUp') return active < 0 ? count - 1 : active - 1
  return undefined
}

function linkOf({ data }: LinkTo) {
  const { linkType, id } =
    (data.target as { sys?: { linkType?: unknown; id?: unknown } } | undefined)?.sys ?? {}
  return (linkType === 'Entry' || linkType === 'Asset') && typeof id === 'string'
    ? ({ linkType, id } as const)
    : undefined
}
