import type { Node } from '@tiptap/pm/model'
import type { EditorView, NodeView, NodeViewConstructor } from '@tiptap/pm/view'

export type CardSlot = {
  key: string
  element: HTMLElement
  node: Node
  isSelected: boolean
  view: EditorView
  position(): number | undefined
}

export type CardSlots = {
  nodeViews: Record<string, NodeViewConstructor>
  all(): readonly CardSlot[]
  subscribe(listener: () => void): () => void
}

export function cardSlots(): CardSlots {
  let slots: readonly CardSlot[] = []
  let count = 0
  const listeners = new Set<() => void>()
  function put(next: readonly CardSlot[]) {
    slots = next
    for (const listener of listeners) listener()
  }
  function change(key: string, changed: Partial<CardSlot>) {
    put(slots.map((slot) => (slot.key === key ? { ...slot, ...changed } : slot)))
  }
  const open: NodeViewConstructor = (node, view, position): NodeView => {
    count += 1
    const key = String(count)
    const element = document.createElement('div')
    element.contentEditable = 'false'
    element.dataset.card = node.type.name
    put([...slots, { key, element, node, view, position, isSelected: false }])
    return {
      dom: element,
      update(next) {
        if (next.type !== node.type) return false
        if (!next.eq(node)) change(key, { node: next })
        node = next
        return true
      },
      selectNode: () => change(key, { isSelected: true }),
      deselectNode: () => change(key, { isSelected: false }),
      stopEvent: ({ type, target }) => isControl(target) && !/^drag|^drop/.test(type),
      ignoreMutation: () => true,
      destroy: () => put(slots.filter((slot) => slot.key !== key)),
    }
  }
  return {
    nodeViews: { embed: open, unknownBlock: open },
    all: () => slots,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Buttons of a card handle their own events. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input') !== null
