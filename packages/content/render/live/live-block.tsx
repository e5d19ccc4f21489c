'use client'
import { Fragment, memo, type ReactNode, useEffect } from 'react'
import type { ReadProblem } from '../../derive/read.ts'
import type { PlacedBlock } from '../page-context.ts'
import { isLeftOut } from '../survey.ts'
import { Trouble } from '../trouble.tsx'
import { ghostOf, notes, obstacleOf, placeholderOf, troubleOf, tryBlock, viewOf } from '../try-block.tsx'
import { Boundary } from './boundary.tsx'
import { placedRef } from './placed.ts'
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

type ReportedProps = { problem: ReadProblem; report?: (problem: ReadProblem) => void }

function Reported({ problem, report }: ReportedProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a problem is told once, though its object is made anew
  useEffect(() => report?.(problem), [problem.message, report])
  return <Trouble problem={problem} />
}
