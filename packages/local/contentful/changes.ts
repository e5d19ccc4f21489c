import { EventEmitter } from 'node:events'
import type { Entity } from './entity.ts'
import type { Place } from './store/kinds.ts'

/** Emitted after the commit; webhooks and the images host listen. */
export type Change = {
  place: Place
  /** `Entry`, `Asset`, `ContentType` … */
  type: string
  action: 'create' | 'save' | 'auto_save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete'
  /** As the Management API returns it; for a deletion, its last state. */
  entity: Entity
}

export type Changes = {
  on(listener: (change: Change) => void): void
  emit(change: Change): void
}

export function createChanges(): Changes {
  const emitter = new EventEmitter()
  return {
    on: (listener) => void emitter.on('change', listener),
    emit: (change) => void emitter.emit('change', change),
  }
}
