import { cloneElement, createElement, Fragment, isValidElement, type ReactNode } from 'react'

/**
 * Calls function components in document order, so that a view throws here; inside the page, it would cause a 500.
 * Leaves client components, memo, lazy and forwardRef to React, but expands their children.
 */
export function expand(node: ReactNode): ReactNode {
  if (Array.isArray(node)) return node.map(expand).map(keyed)
  if (!isValidElement<{ children?: ReactNode }>(node)) {
    if (typeof node === 'object' && node !== null)
      throw new Error('A view returned an object that cannot be shown.')
    return node
  }
  const { type, props, key } = node
  if (typeof type === 'function' && !isClientReference(type)) {
    // All other function components are pure functions of this repository.
    const made = expand((type as (props: unknown) => ReactNode)(props))
    return key === null ? made : createElement(Fragment, { key }, made)
  }
  return hasNodes(props.children) ? withChildren(node) : node
}

/** JSX siblings that a component passes on arrive as a list without keys. */
const keyed = (node: ReactNode, index: number) =>
  isValidElement(node) && node.key === null ? cloneElement(node, { key: `child ${index}` }) : node

function withChildren(node: React.ReactElement<{ children?: ReactNode }>) {
  const { children, ...rest } = node.props
  const props = node.key === null ? rest : { ...rest, key: node.key }
  // Spread, because React requires keys in lists.
  const expanded = Array.isArray(children) ? children.map(expand) : [expand(children)]
  return createElement(node.type, props, ...expanded)
}

const clientReference = Symbol.for('react.client.reference')
const isClientReference = (type: object) => (type as { $$typeof?: unknown }).$$typeof === clientReference
/** Client components may take a number or a list of texts. */
const hasNodes = (children: ReactNode) => typeof children === 'object' && children !== null
