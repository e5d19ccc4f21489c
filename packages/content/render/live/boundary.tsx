'use client'
import { Component, type ReactNode } from 'react'
import type { Shown } from '../../define/view.ts'
import type { ReadProblem } from '../../derive/read.ts'
import { Trouble } from '../trouble.tsx'
import { messageOf, troubleOf } from '../try-block.tsx'

type Props = { entry: Shown; report?: (problem: ReadProblem) => void; children: ReactNode }
type BoundaryState = { message?: string; entry?: Props['entry'] }

/** Retries when the entry has changed. */
// React offers error boundaries only as classes.
export class Boundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = {}

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { message: messageOf(error) }
  }

  static getDerivedStateFromProps({ entry }: Props, state: BoundaryState): BoundaryState {
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
