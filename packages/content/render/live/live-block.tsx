'use client'
import { Component, Fragment, type FragmentInstance, memo, type ReactNode, useEffect } from 'react'
import type { Shown } from '../../define/view.ts'
import type { ReadProblem } from '../../derive/read.ts'
import type { PlacedBlock } from '../page-context.ts'
import { isLeftOut } from '../survey.ts'
import { Trouble } from '../trouble.tsx'
import {
  ghostOf,
  messageOf,
  notes,
  obstacleOf,
  placeholderOf,
  troubleOf,
  tryBlock,
  viewOf,
} from '../try-block.tsx'
import { Remarks } from './remarks.tsx'

const Elements = Fragment

export const LiveBlock = memo(function LiveBlock(block: PlacedBlock): ReactNode {
  // Error boundaries catch nothing in server rendering, so `tryBlock` renders the block.
  if (typeof window === 'undefined') return tryBlock(block, { blocks: 0 })

  const { entry, page, column } = block
  const { options, survey } = page.scope
  const placed = placedRef(block)
  if (isLeftOut(survey, entry)) return <Elements ref={placed}>{ghostOf(block)}</Elements>
  const obstacle = obstacleOf(block)
  const marker = <Remarks entry={entry} source={options.remarks} />
  const content = (
    <>
      {notes(entry, options)}
      {obstacle === undefined ? (
        <Boundary entry={entry} report={options.report}>
          {viewOf(block)}
        </Boundary>
      ) : (
        <Reported problem={troubleOf(entry, obstacle)} report={options.report} />
      )}
      {placeholderOf(block)}
    </>
  )
  return column ? (
    <Elements ref={placed}>
      <div className={column}>
        {marker}
        {content}
      </div>
    </Elements>
  ) : (
    <>
      {marker}
      <Elements ref={placed}>{content}</Elements>
    </>
  )
})

/** A ref needs no attribute or wrapper in the markup. */
function placedRef({ entry, page }: PlacedBlock) {
  const { placed } = page.scope.options
  const { path, trail } = page.position
  return (shown: FragmentInstance | null) => (shown ? placed?.({ entry, path, trail }, shown) : undefined)
}

type ReportedProps = { problem: ReadProblem; report?: (problem: ReadProblem) => void }

function Reported({ problem, report }: ReportedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a problem is told once, though its object is made anew
  useEffect(() => report?.(problem), [problem.message, report])
  return <Trouble problem={problem} />
}

type BoundaryProps = { entry: Shown; report?: (problem: ReadProblem) => void; children: ReactNode }
type BoundaryState = { message?: string; entry?: BoundaryProps['entry'] }

/** Retries when the entry has changed. */
// React offers error boundaries only as classes.
class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { message: messageOf(error) }
  }

  static getDerivedStateFromProps({ entry }: BoundaryProps, state: BoundaryState): BoundaryState {
    return state.entry === entry ? state : { entry, message: undefined }
  }

  override componentDidCatch(error: unknown) {
    this.props.report?.(troubleOf(this.props.entry, messageOf(error)))
  }

  override render() {
    const { message } = this.state
    return message === undefined ? (
      this.props.children
    ) : (
      <Trouble problem={troubleOf(this.props.entry, message)} />
    )
  }
}
