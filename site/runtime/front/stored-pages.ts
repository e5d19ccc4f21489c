import { setTimeout as wait } from 'node:timers/promises'
import type { SharedState } from '@association/services/shared-state'
import { isNowhere, nowhere } from '../../page/segments.ts'
import type { TaggedMemory } from '../tagged-memory.ts'
import { type Answer, answerOf } from './answer.ts'
import { pack, unpack } from './packed.ts'
import type { Render, Rendered } from './render.ts'

type Options = {
  memory: TaggedMemory<Answer>
  render: Render
  /** Whether there is a page at a path. Rejects with UpstreamError while nobody can tell. */
  paths: { has(path: string): Promise<boolean>; forget(path: string): void }
  state: SharedState
  /** Whether other processes use the same state: then a page is rendered once for all of them. */
  isShared: boolean
  /** Makes what visitors get of a rendered page, and its headers. */
  finish(rendered: Rendered): { html: string; headers: Record<string, string> }
  /** Told of each rendering, with its duration. */
  rendered?(milliseconds: number): void
}

/** Milliseconds. A rendering that takes longer has lost its instance; the others then stop waiting for it. */
const leaseMs = 5_000
const lookAgainMs = 20

/** Next.js could not render a page. */
export class RenderError extends Error {
  readonly code = 'RENDER'
  override readonly name = 'RenderError'
}

/**
 * Pages by their canonical path: from memory, from what another instance rendered, or rendered now and kept. All paths
 * without a page share one answer, so whatever strangers ask for, only pages that exist take room.
 */
export function storedPages({ memory, render, paths, state, isShared, finish, rendered }: Options) {
  const running = new Map<string, Promise<Answer | undefined>>()

  /** One at a time for each page: all who ask meanwhile get the same. */
  function once(path: string): Promise<Answer | undefined> {
    const known = running.get(path)
    if (known) return known
    const started = obtain(path).finally(() => {
      if (running.get(path) === started) running.delete(path)
    })
    running.set(path, started)
    return started
  }

  async function obtain(path: string): Promise<Answer | undefined> {
    if (!isShared) return make(path)
    const found = await readStored(path)
    if (found) return found
    for (const until = Date.now() + leaseMs; Date.now() < until; await wait(lookAgainMs)) {
      const lease = await state.lease(`page ${path}`, leaseMs)
      const meanwhile = await readStored(path)
      if (meanwhile || lease)
        return await Promise.resolve(meanwhile ?? make(path)).finally(() => lease?.release())
    }
    return make(path)
  }

  async function readStored(path: string): Promise<Answer | undefined> {
    const bytes = await state.responses.get(path)
    const stored = bytes && unpack(bytes)
    if (!stored || stored.answer.until <= Date.now()) return undefined
    if (state.hasExpired(stored.answer.tags, stored.since)) return undefined
    memory.keep(path, stored.answer)
    return stored.answer
  }

  /** Undefined where Next.js found no page after all. */
  async function make(path: string): Promise<Answer | undefined> {
    const since = state.position()
    const began = performance.now()
    const page = await render(path)
    rendered?.(performance.now() - began)
    if (page.status !== 200) throw new RenderError(`${path} could not be rendered (${page.status}).`)
    if (page.isMissing && path !== nowhere) {
      paths.forget(path)
      return undefined
    }
    const { html, headers } = finish(page)
    const { tags, until } = page
    const outcome = page.isMissing
      ? ({ status: 404, kind: 'not-found' } as const)
      : ({ status: 200, kind: 'page-hit' } as const)
    const answer = await answerOf(Buffer.from(html), { ...outcome, headers, tags, until })
    // What was published while it was rendered may not be in it: it is given to those who wait, and not kept.
    if (until <= Date.now() || state.hasExpired(tags, since)) return answer
    memory.keep(path, answer)
    if (isShared) await state.responses.put(path, pack({ answer, since }), until - Date.now())
    return answer
  }

  async function missing(): Promise<Answer> {
    const answer = memory.get(nowhere) ?? (await once(nowhere))
    if (!answer) throw new RenderError('The page for unknown paths could not be rendered.')
    return answer
  }

  return {
    /** The page at a canonical path, or the one for unknown paths. Throws RenderError and UpstreamError. */
    async at(path: string): Promise<Answer> {
      if (isNowhere(path) || !(await paths.has(path))) return missing()
      return memory.get(path) ?? (await once(path)) ?? missing()
    },
    /** Content changed: nobody waits for a rendering that began before. */
    forget(tags: readonly string[] | 'everything') {
      memory.forget(tags)
      running.clear()
    },
  }
}
