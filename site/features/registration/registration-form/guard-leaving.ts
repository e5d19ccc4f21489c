import type { formSaver } from './form-saver.ts'
import { messages } from './messages.ts'

type GuardedForm = {
  form: HTMLFormElement
  saver: ReturnType<typeof formSaver>
  signal: AbortSignal
  isUnfinished(): boolean
  noteSent(): void
}

/**
 * Sends the form once, and asks before a link leaves the registration. When a tab closes, the browser asks in its own
 * words, but only while an input is unsaved.
 */
export function guardLeaving({ form, saver, signal, isUnfinished, noteSent }: GuardedForm) {
  let isSending = false
  let isLeaving = false

  form.addEventListener(
    'submit',
    (event) => {
      if (isSending) return event.preventDefault()
      isSending = true
      isLeaving = true
      noteSent()
      saver.stop()
      if (saver.isIdle()) return
      // A running request must not answer after the form.
      event.preventDefault()
      const { submitter } = event
      void saver.settled().then(() => {
        isSending = false
        form.requestSubmit(submitter)
      })
    },
    { signal },
  )
  // The back/forward cache restores the page.
  addEventListener(
    'pageshow',
    () => {
      isSending = false
      isLeaving = false
    },
    { signal },
  )

  document.addEventListener('click', followLink, { signal })
  function followLink(event: MouseEvent) {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (!link || event.defaultPrevented || hasKey || event.button !== 0) return
    const way = leavingWay(link, location.href)
    if (way === 'outside' && isUnfinished() && !confirm(messages.leave)) return event.preventDefault()
    if (way === 'nowhere' || saver.isSaved()) return
    event.preventDefault()
    isLeaving = true
    void saver.save().then(() => location.assign(link.href))
  }

  addEventListener(
    'beforeunload',
    (event) => {
      if (!isLeaving && !saver.isSaved()) event.preventDefault()
    },
    { signal },
  )
}

type LeavingWay =
  | 'nowhere'
  | 'inside'
  /** The log-in returns to the step. */
  | 'log-in'
  /** The visitor is asked first (SH-066, SH-067). */
  | 'outside'

const insidePath = /^\/fall-institute\/registration\/[^/]+$/

export function leavingWay(link: { href: string; target: string }, here: string): LeavingWay {
  const [to, from] = [new URL(link.href), new URL(here)]
  const isOtherTab = link.target !== '' && link.target !== '_self'
  const isPage = to.protocol === 'http:' || to.protocol === 'https:'
  if (isOtherTab || !isPage || isSamePage(to, from)) return 'nowhere'
  if (to.origin !== from.origin) return 'outside'
  if (to.pathname === '/auth/login') return 'log-in'
  return insidePath.test(to.pathname) ? 'inside' : 'outside'
}

const isSamePage = (to: URL, from: URL) =>
  to.hash !== '' && to.origin === from.origin && to.pathname === from.pathname && to.search === from.search
