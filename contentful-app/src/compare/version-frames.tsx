import { type Ref, useEffect, useImperativeHandle, useMemo, useRef } from 'react'
import type { EntryRef } from '../contentful/addresses.ts'
import type { Session } from '../contentful/session.ts'
import type { Bridge } from '../preview/bridge/bridge.ts'
import { LivePreview } from '../preview/live-preview.tsx'
import type { PreviewSource, PreviewTarget } from '../preview/open-preview.ts'
import { viewportsFor, type Width } from '../preview/viewports.ts'
import styles from './compare.module.css'
import { marksOf } from './differences/marks-of.ts'
import { mergedPatches } from './differences/version.ts'
import type { CompareRequest } from './open-compare.ts'
import type { Restore } from './restore.ts'
import type { Snapshot } from './snapshots.ts'
import { patchesFor } from './staged.ts'
import { type Comparison, snapshotValues } from './use-comparison.ts'

type Side = 'before' | 'after'
type Bridges = { before?: Bridge | undefined; after?: Bridge | undefined }

export type Frames = { show(entry: EntryRef): void }

type Props = {
  ref: Ref<Frames | undefined>
  session: Session
  request: CompareRequest
  comparison: Extract<Comparison, { phase: 'known' }>
  staged: readonly Restore[]
  snapshot?: Snapshot
  width: Width
  beforeName: string
  onEscape(): void
}

const quiet = { onChange: () => () => {} }

export function VersionFrames({
  ref,
  session,
  request,
  comparison,
  staged,
  snapshot,
  width,
  ...rest
}: Props) {
  const bridges = useRef<Bridges>({})
  const latest = useRef({ comparison, staged })
  latest.current = { comparison, staged }
  const scroll = useMemo(() => scrollTogether((side, top) => bridges.current[side]?.scroll(top)), [])
  const { space, entry, title } = request
  const target: PreviewTarget = { space, entry, title }
  const sources = useMemo(
    () =>
      sourcesOf({
        request,
        snapshot,
        type: rootType(latest.current.comparison),
        staged: () => latest.current.staged,
      }),
    [request, snapshot],
  )
  useImperativeHandle(ref, () => ({
    show(of) {
      bridges.current.before?.focus(undefined, of)
      bridges.current.after?.focus(undefined, of)
    },
  }))
  useEffect(() => outline(bridges.current, comparison), [comparison])
  const values = useMemo(() => mergedPatches([...request.patches, ...patchesFor(staged)]), [request, staged])
  useEffect(() => {
    for (const { fields, ...of } of values) bridges.current.after?.send({ ...fields }, of)
  }, [values])
  const side = (name: Side) => ({
    session,
    source: sources[name],
    viewports: viewportsFor(width === 'all' ? 'phone' : width),
    onEscape: rest.onEscape,
    onScrolled: (top: number) => scroll.moved(name, top),
    onBridge(bridge: Bridge | undefined) {
      bridges.current[name] = bridge
      outline(bridges.current, latest.current.comparison)
    },
  })
  return (
    <div className={styles.frames}>
      <section className={styles.side} aria-label={rest.beforeName}>
        <h2>{rest.beforeName}</h2>
        <LivePreview {...side('before')} target={snapshot ? target : { ...target, version: 'published' }} />
      </section>
      <section className={styles.side} aria-label="Draft">
        <h2>Draft</h2>
        <LivePreview {...side('after')} target={target} />
      </section>
    </div>
  )
}

const rootType = ({ after }: { after: Extract<Comparison, { phase: 'known' }>['after'] }) =>
  after.items.get(after.root)?.type ?? ''

function outline({ before, after }: Bridges, comparison: Extract<Comparison, { phase: 'known' }>) {
  const marks = marksOf(comparison)
  before?.mode('browse')
  after?.mode('browse')
  before?.marks(marks.before)
  after?.marks(marks.after)
}

type Sources = {
  request: CompareRequest
  snapshot: Snapshot | undefined
  type: string
  staged(): readonly Restore[]
}

/** The published version takes no values; a snapshot applies its values to the draft. */
function sourcesOf({ request, snapshot, type, staged }: Sources): Record<Side, PreviewSource> {
  const { space, entry: id, patches } = request
  const typed = () => mergedPatches([...patches, ...patchesFor(staged())])
  const isRoot = (of: { space: string; entry: string }) => of.space === space && of.entry === id
  const before = snapshot ? snapshotValues(type, snapshot) : {}
  return {
    before: { space, id, values: () => ({ ...before }), ...quiet },
    after: {
      ...{ space, id, ...quiet },
      values: () => ({ ...typed().find(isRoot)?.fields }),
      others: {
        values: () =>
          typed()
            .filter((each) => !isRoot(each))
            .map((each) => ({ ...each, fields: { ...each.fields } })),
        ...quiet,
      },
    },
  }
}

/** Scroll events of the following frame are ignored this long. */
const echoMs = 400

/** The following frame never leads back. */
export function scrollTogether(scroll: (side: Side, top: number) => void, now: () => number = Date.now) {
  const followedAt: Partial<Record<Side, number>> = {}
  return {
    moved(side: Side, top: number) {
      if (now() - (followedAt[side] ?? Number.NEGATIVE_INFINITY) < echoMs) return
      const other = side === 'before' ? 'after' : 'before'
      followedAt[other] = now()
      scroll(other, top)
    },
  }
}
