import { createHash } from 'node:crypto'
import type { Verdict } from '../finding.ts'
import { type LinkedPage, readManifest, readPage, readStylesheet } from '../page/read-page.ts'
import { addressOf } from './follow.ts'
import { type CheckerOptions, limits } from './options.ts'
import { decodeText } from './request/body.ts'
import {
  type Conversation,
  type ConversationIo,
  createConversation,
  type Question,
} from './request/conversation.ts'
import type { Answer } from './request/exchange.ts'
import { type Hop, redirectIn } from './request/hop.ts'
import { createRobots } from './request/robots.ts'
import { verdictOfStatus } from './request/status.ts'
import { rulingOf } from './status-rules.ts'

type Visited = { hop: Promise<Hop>; wantsPage: boolean; hasBegun: boolean }

export type Peeked = { title: string; digest: string }

type Host = { isOwn: boolean; isTrusted: boolean }
type VisitIo = ConversationIo & { onPage(page: LinkedPage, url: URL): void }

export function createVisits(options: CheckerOptions, io: VisitIo) {
  const visited = new Map<string, Visited>()
  const talk = createConversation(options, io)
  const ruling = rulingOf(options.statuses ?? {})
  let robotRequests = 0
  const robots = createRobots(async (url) => {
    const before = talk.requests()
    const file = await readFile(url, talk, { readsUpTo: limits.robots })
    robotRequests += talk.requests() - before
    return file
  })

  function visit(url: URL, wantsPage: boolean, isAfresh = false): Promise<Hop> {
    const key = addressOf(url)
    const known = visited.get(key)
    // Cookies are only sent to our own pages.
    if (!known || (isAfresh && talk.isOwn(url))) return begin(key, url, wantsPage || talk.isOwn(url))
    if (!wantsPage || known.wantsPage) return known.hop
    known.wantsPage = true
    // A waiting HEAD can become a GET; a started one needs another request.
    if (known.hasBegun) known.hop = known.hop.then((hop) => (isUnread(hop) ? begin(key, url, true) : hop))
    return known.hop
  }

  function begin(key: string, url: URL, wantsPage: boolean): Promise<Hop> {
    const record: Visited = { hop: Promise.resolve(unknown), wantsPage, hasBegun: false }
    visited.set(key, record)
    record.hop = ask(url, record)
    return record.hop
  }

  async function ask(url: URL, record: Visited): Promise<Hop> {
    const isOwn = talk.isOwn(url)
    const rules = (await talk.isForeign(url)) ? await robots(url) : undefined
    if (rules?.isAllowed(url.href) === false) return refused
    const got = await talk.ask(url, questionFor(record, { isOwn, gapMs: rules?.delayMs }))
    if ('failure' in got) return { kind: 'answer', verdict: got.failure, isUnread: false }
    return hopOf(got.answer, url, { isOwn, isTrusted: got.isTrusted })
  }

  const hopOf = (answer: Answer, url: URL, host: Host): Hop =>
    ruled(answer, url) ?? redirectIn(answer, url) ?? arrival(answer, url, host)

  function ruled(answer: Answer, url: URL): Hop | undefined {
    const { status } = answer
    const rule = ruling(status, url)
    if (rule === 'rejected') return over(rejected(status, redirectIn(answer, url)?.to))
    return rule === 'accepted' && status >= 300 ? over({ state: 'ok', status }) : undefined
  }

  function arrival(answer: Answer, url: URL, host: Host): Hop {
    const type = answer.header('content-type') ?? ''
    const verdict = verdictOfStatus(answer.status, host.isTrusted)
    if (!answer.body) return { kind: 'answer', verdict, isUnread: isHtml(type) && verdict.state === 'ok' }
    const text = decodeText(answer.body.bytes, type)
    const page = readerOf(type)(text, { links: host.isOwn })
    const isCut = answer.body.isCut || page.isCut
    if (host.isOwn) io.onPage({ ...page, isCut, isPart: !isHtml(type) }, url)
    return { kind: 'answer', verdict, page: { anchors: page.anchors, isCut }, isUnread: false }
  }

  return {
    visit,
    isOwn: talk.isOwn,
    async read(url: URL): Promise<Buffer | undefined> {
      const file = await readFile(url, talk, { readsUpTo: limits.ownPage })
      return file?.status === 200 ? file.bytes : undefined
    },
    async peek(url: URL): Promise<Peeked | undefined> {
      const rules = (await talk.isForeign(url)) ? await robots(url) : undefined
      if (rules?.isAllowed(url.href) === false) return undefined
      const file = await readFile(url, talk, { readsUpTo: limits.peek, gapMs: rules?.delayMs })
      if (file?.status !== 200) return undefined
      const [, title = ''] = /<title[^>]*>([^<]*)/i.exec(file.bytes.toString()) ?? []
      return { title: title.trim(), digest: createHash('sha256').update(file.bytes).digest('hex') }
    },
    counts: () => ({ addresses: visited.size, requests: talk.requests(), robots: robotRequests }),
    close: talk.close,
  }
}

/** Our pages are read at once; foreign ones are read only for a fragment. */
function questionFor(record: Visited, { isOwn, gapMs }: { isOwn: boolean; gapMs?: number }): Question {
  return {
    gapMs,
    prepare() {
      record.hasBegun = true
      const readsUpTo = isOwn ? limits.ownPage : record.wantsPage ? limits.foreignPage : 0
      return { method: readsUpTo > 0 ? 'GET' : 'HEAD', readsUpTo, reads: isOwn ? isLinking : isHtml }
    },
  }
}

const isHtml = (contentType: string) => /^\s*(text\/html|application\/xhtml\+xml)\b/i.test(contentType)
const isCss = (contentType: string) => /^\s*text\/css\b/i.test(contentType)
const isSvg = (contentType: string) => /^\s*image\/svg\+xml\b/i.test(contentType)
const isManifest = (contentType: string) => /^\s*application\/manifest\+json\b/i.test(contentType)
const isLinking = (type: string) => isHtml(type) || isCss(type) || isSvg(type) || isManifest(type)
const readerOf = (type: string) => (isCss(type) ? readStylesheet : isManifest(type) ? readManifest : readPage)
const isUnread = (hop: Hop) => hop.kind === 'answer' && hop.isUnread

const over = (verdict: Verdict): Hop => ({ kind: 'answer', verdict, isUnread: false })

const rejected = (status: number, to: URL | undefined): Verdict => ({
  state: 'broken',
  reason: 'rejectedStatus',
  status,
  ...(to && { detail: `It redirects to ${to.href}.` }),
})

const refused: Hop = { kind: 'answer', verdict: { state: 'unverified', reason: 'robots' }, isUnread: false }
const unknown: Hop = { kind: 'answer', verdict: { state: 'unverified', reason: 'skipped' }, isUnread: false }

/** `undefined` without a response. */
async function readFile(
  start: URL,
  talk: Conversation,
  { readsUpTo, gapMs }: { readsUpTo: number; gapMs?: number | undefined },
) {
  let url = start
  for (let count = 0; count <= limits.redirects; count += 1) {
    const got = await talk.ask(url, {
      gapMs,
      prepare: () => ({ method: 'GET', readsUpTo, reads: () => true }),
    })
    if ('failure' in got) return undefined
    const { answer } = got
    const redirect = redirectIn(answer, url)
    if (!redirect) return { status: answer.status, bytes: answer.body?.bytes ?? Buffer.alloc(0) }
    if (!redirect.to || !/^https?:$/.test(redirect.to.protocol)) return undefined
    url = redirect.to
  }
  return undefined
}
