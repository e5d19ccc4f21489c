import { setTimeout as wait } from 'node:timers/promises'
import { plainPath } from '@association/content/links/own-path.ts'
import type { Lease, SharedState } from '@association/services/shared-state'
import { budgetLeft } from '@association/services/upstream'
import { log } from '../../base/log.ts'
import { isNowhere, nowhereAt } from '../../base/paths.ts'
import type { TaggedMemory } from '../../base/tagged-memory.ts'
import { type FoundPlace, withFoundPlace } from '../../content/places/found-place.ts'
import type { Place } from '../../content/places/resolve.ts'
import { type Answer, answerOf } from '../answers/answer.ts'
import { type PageOutcome, pack, readOutcome } from './packed.ts'
import type { Render, Rendered } from './render.ts'
import { RenderError } from './render-error.ts'

type Options = {
  memory: TaggedMemory<Answer>
  render: Render
  forgetPath(path: string): void
  state: SharedState
  isShared: boolean
  isOutage(): boolean
  finish(rendered: Rendered): { body: Buffer; headers: Record<string, string> }
  rendered?(milliseconds: number): void
}

/** The wait for another instance's rendering. A change is visible within a second, even if that instance is lost. */
const leaseMs = 800
/** Webhooks expire content; the day is a backstop. */
const longestMs = 86_400_000
/** Milliseconds to share a missing or failed outcome. */
const withoutPageMs = 1_000
/** Milliseconds between polls; each doubles the pause. */
const pauses = { first: 20, longest: 250 }

type From = 'memory' | 'shared' | 'rendered'
type Obtained = { outcome: PageOutcome; from: From }
type FoundAnswer = { answer: Answer; from: From }

/** Unknown paths share one response, so invented paths take no memory. */
export function storedPages({
  memory,
  render,
  forgetPath,
  state,
  isShared,
  isOutage,
  finish,
  rendered,
}: Options) {
  const running = new Map<
    string,
    { generation: number; obtained: Promise<Obtained>; next?: Promise<Obtained> }
  >()
  let generation = 0

  /**
   * A request after a change must not join an older rendering, but waits to learn whether the change concerns the page.
   */
  function once(path: string, place?: FoundPlace): Promise<Obtained> {
    const known = running.get(path)
    if (known?.generation === generation) return known.obtained
    if (known) {
      known.next ??= known.obtained.then(again, again)
      return known.next
    }
    const obtained = obtain(path, place).finally(() => running.delete(path))
    running.set(path, { generation, obtained })
    return obtained

    async function again(): Promise<Obtained> {
      const answer = memory.get(path)
      return answer ? { outcome: { kind: 'page', answer }, from: 'memory' } : once(path)
    }
  }

  const obtain = (path: string, place?: FoundPlace) =>
    isShared ? sharedOutcome(path, place) : make(path, place)

  async function sharedOutcome(path: string, place?: FoundPlace): Promise<Obtained> {
    const until = Date.now() + leaseMs
    let fresh = place
    for (let pause = pauses.first; Date.now() < until; pause = Math.min(2 * pause, pauses.longest)) {
      const found = await readOutcome(state, path)
      if (found) return { outcome: kept(path, found), from: 'shared' }
      const lease = await state.lease(`page ${path}`, leaseMs)
      if (lease) return withLease(path, lease, fresh)
      await wait(Math.min(pause * (0.5 + Math.random()), until - Date.now()))
      // A release may have come due.
      fresh = undefined
    }
    return make(path)
  }

  async function withLease(path: string, lease: Lease, place?: FoundPlace): Promise<Obtained> {
    try {
      // Another instance may have stored it before the lease was free.
      const found = await readOutcome(state, path)
      return found ? { outcome: kept(path, found), from: 'shared' } : await make(path, place)
    } finally {
      await lease.release()
    }
  }

  function kept(path: string, outcome: PageOutcome) {
    if (outcome.kind === 'page') memory.keep(path, outcome.answer)
    if (outcome.kind === 'missing') forgetPath(path)
    return outcome
  }

  async function make(path: string, found?: FoundPlace): Promise<Obtained> {
    const since = state.position()
    // A change after the lookup may also have moved the place.
    const place = found?.since === since ? found.place : undefined
    const began = performance.now()
    const { outcome, tags } = await renderPage(path, place)
    rendered?.(performance.now() - began)
    const until = untilOf(outcome)
    // A rendering may miss a publication that happens meanwhile, so it is sent but not stored.
    if (until <= Date.now() || state.hasExpired(tags, since)) return { outcome, from: 'rendered' }
    if (isShared) await state.responses.put(path, pack({ outcome, since, tags, until }), until - Date.now())
    // A change may have come during the put.
    if (state.hasExpired(tags, since)) return { outcome, from: 'rendered' }
    return { outcome: kept(path, outcome), from: 'rendered' }
  }

  async function renderPage(
    path: string,
    place: Place | undefined,
  ): Promise<{ outcome: PageOutcome; tags: readonly string[] }> {
    try {
      const page = await (place ? withFoundPlace(plainPath(path), place, () => render(path)) : render(path))
      return { outcome: await outcomeOf(path, page), tags: page.tags }
    } catch (error) {
      log.error(`${path}: ${error instanceof Error ? error.message : error}`)
      return { outcome: failed(error instanceof RenderError && error.isPassing), tags: [] }
    }
  }

  async function outcomeOf(path: string, page: Rendered): Promise<PageOutcome> {
    const isGone = page.isMissing || page.status === 404
    if (isGone && !isNowhere(path)) return { kind: 'missing' }
    if (page.status !== 200) return failed(page.isPassing)
    const { body, headers } = finish(page)
    const { tags } = page
    const longest = Date.now() + longestMs
    // Twice: a file can be written a day after the rendering, and cron deletes it a day later.
    const isTimed = page.until < longest + longestMs
    const until = Math.min(page.until, longest)
    const status = page.isMissing ? 404 : 200
    const kind = page.isMissing ? 'not-found' : 'page-hit'
    const answer = await answerOf(body, { status, kind, headers, tags, until, isTimed })
    return { kind: 'page', answer }
  }

  const failed = (isPassing: boolean): PageOutcome => ({
    kind: 'failed',
    isPassing: isPassing || isOutage() || budgetLeft() <= 0,
  })

  async function pageAt(path: string, place?: FoundPlace): Promise<FoundAnswer | undefined> {
    const known = memory.get(path)
    if (known) return { answer: known, from: 'memory' }
    const { outcome, from } = await once(path, place)
    if (outcome.kind === 'failed')
      throw new RenderError(`${path} could not be rendered.`, { isPassing: outcome.isPassing })
    return outcome.kind === 'page' ? { answer: outcome.answer, from } : undefined
  }

  return {
    /**
     * Returns the page for unknown paths if `hasPage` is false or the page is missing. Throws RenderError and
     * UpstreamError.
     */
    async at(path: string, hasPage = true, place?: FoundPlace): Promise<FoundAnswer> {
      const page = hasPage ? await pageAt(path, place) : undefined
      const found = page ?? (await pageAt(nowhereAt(path)))
      if (!found) throw new RenderError('The page for unknown paths is missing.')
      return found
    },
    forget(tags: readonly string[] | 'everything') {
      memory.forget(tags)
      generation += 1
    },
  }
}

/** Unix milliseconds until which all instances may use it. */
function untilOf(outcome: PageOutcome): number {
  if (outcome.kind === 'page') return outcome.answer.until
  const isPassing = outcome.kind === 'failed' && outcome.isPassing
  return isPassing ? 0 : Date.now() + withoutPageMs
}
