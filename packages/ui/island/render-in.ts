import { Component, createElement, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

/** Renders at once. After an error, the host is empty. */
export function renderIn(host: HTMLElement, content: ReactNode, onError: (error: unknown) => void): Root {
  // `onError` reports errors.
  const root = createRoot(host, { onCaughtError: () => {} })
  // The renderer may be at work, so `onError` must not unmount it yet.
  const later = (error: unknown) => queueMicrotask(() => onError(error))
  flushSync(() => root.render(createElement(Boundary, { onError: later }, content)))
  return root
}

type Props = { onError(error: unknown): void; children?: ReactNode }

/** `createRoot` of Preact has no `onUncaughtError`. */
// React offers error boundaries only as classes.
class Boundary extends Component<Props> {
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
