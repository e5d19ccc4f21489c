import {
  checkParsed,
  checkValues,
  type Held,
  insideOut,
  type Nested,
  statusOf,
  unpublishedBelow,
} from '@association/content/rules'
import type { SidebarAppSDK } from '@contentful/app-sdk'
import type { AssetProps, EntryProps } from 'contentful-management'
import { useState } from 'react'
import { subjectOf } from '../checks/check-tree.ts'
import type { OpenEntry } from '../entry/open-entry.ts'
import { lookBelow } from '../issues/use-tree-findings.ts'
import { placeOf, type Session } from '../sdk/session.ts'
import { announcePublished } from './announce.ts'
import { publishAll, type Refusal, reasonOf } from './publish-all.ts'
import { question } from './words.ts'

export type PublishState =
  | { phase: 'idle' }
  | { phase: 'checking' }
  | { phase: 'publishing'; done: number; count: number }
  | { phase: 'refused'; published: number; isOwnToo: boolean; refused: readonly Refusal[] }
  | { phase: 'failed'; message: string }

type Options = {
  sdk: Pick<SidebarAppSDK, 'entry' | 'dialogs'>
  session: Session
  entry: OpenEntry
  /** Called when the sidebar should read everything again. */
  onDone(): void
}

const mendFirst = 'The checks found errors. Fix them before you publish.'
const notRead = 'The linked content could not be read, so nothing was published. Try again.'

/** Publishes the unpublished content inside the open entry, then the entry itself. It checks everything again and asks first. */
export function usePublishBelow({ sdk, session, entry, onDone }: Options) {
  const [state, setState] = useState<PublishState>({ phase: 'idle' })

  async function run() {
    setState({ phase: 'checking' })
    const now = await lookNow(session, entry).catch(() => undefined)
    if (!now) return setState({ phase: 'failed', message: notRead })
    if (now.errors > 0 && session.installation.gatesPublishing) {
      onDone()
      return setState({ phase: 'failed', message: mendFirst })
    }
    const isOwnToo = statusOf(sdk.entry.getSys()) !== 'published'
    // Somebody else published all of it meanwhile.
    if (now.unseen.length === 0 && !isOwnToo) {
      onDone()
      return setState({ phase: 'idle' })
    }
    const message = question({ ...now, typeName: entry.type.name, isOwnToo })
    const isWanted = await sdk.dialogs.openConfirm({ title: 'Publish', message, confirmLabel: 'Publish' })
    if (!isWanted) return setState({ phase: 'idle' })
    const next = await publishNow(now, isOwnToo)
    if (next.phase === 'idle') session.sdk.notifier.success(successWords(now.unseen.length))
    setState(next)
    announcePublished()
    onDone()
  }

  async function publishNow({ unseen, order }: Now, isOwnToo: boolean): Promise<PublishState> {
    const refused = await publishAll(order, {
      publish: publisher(session, entry),
      onProgress: (done) => setState({ phase: 'publishing', done, count: unseen.length }),
    })
    if (refused.length > 0)
      return { phase: 'refused', published: unseen.length - refused.length, isOwnToo, refused }
    if (!isOwnToo) return { phase: 'idle' }
    return sdk.entry.publish().then(
      () => ({ phase: 'idle' }),
      (error: unknown) => ({ phase: 'failed', message: ownRefusal(entry, error) }),
    )
  }
  return { state, run }
}

const successWords = (count: number) =>
  count > 0 ? `Published, with linked content (${count}).` : 'Published.'

const ownRefusal = ({ type }: OpenEntry, error: unknown) =>
  `The linked content is published. This ${type.name.toLowerCase()} is not published: ${reasonOf(error)}.`

type Now = {
  /** What is unpublished, the nearest first, as the question names it. */
  unseen: readonly Held[]
  order: readonly Nested[]
  errors: number
  gaps: readonly string[]
}

/** Reads and checks everything again, because other people may have edited it since. */
async function lookNow(session: Session, entry: OpenEntry): Promise<Now> {
  const root = subjectOf(entry)
  const [{ loaded, findings, gaps }, parsed] = await Promise.all([
    lookBelow(session, entry),
    checkParsed(root),
  ])
  const found = [...checkValues(root), ...parsed, ...findings]
  return {
    unseen: unpublishedBelow(root, loaded.content),
    order: insideOut(root, loaded.content),
    gaps,
    errors: found.filter(({ severity }) => severity === 'error').length,
  }
}

/** Publishes exactly the version that was checked: Contentful refuses when it has changed since. */
function publisher(session: Session, { space }: OpenEntry) {
  const { cma } = session.sdk
  const place = placeOf(session, space)
  return ({ linkType, target: { id, version } }: Held): Promise<unknown> => {
    const sys = { id, version }
    return linkType === 'Entry'
      ? cma.entry.publish({ ...place, entryId: id }, { sys } as EntryProps) // it sends the version and nothing else
      : cma.asset.publish({ ...place, assetId: id }, { sys } as AssetProps)
  }
}
