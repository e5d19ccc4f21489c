import { Component, type ReactNode } from 'react'

type Props = { onError(error: unknown): void; children?: ReactNode }

/** Renders nothing after its children threw. `createRoot` of Preact has no `onUncaughtError`. */
// React offers error boundaries only as classes.
export class Boundary extends Component<Props> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
