import { EventEmitter } from 'node:events'
import type { Entity } from './entity.ts'
import type { StorePlace } from './store/kinds.ts'

/** Emitted after the commit, for webhooks and the images host. */
export type ContentChange = {
  place: StorePlace
  /** `Entry`, `Asset`, `ContentType` … */
  type: string
  action: 'create' | 'save' | 'auto_save' | 'publish' | 'unpublish' | 'archive' | 'unarchive' | 'delete'
  /** As the Management API returns it; a deletion has its last state. */
  entity: Entity
}

export type ChangeFeed = {
  on(listener: (change: ContentChange) => void): void
  emit(change: ContentChange): void
}

export function createChanges(): ChangeFeed {
  const emitter = new EventEmitter()
  return {
    on: (listener) => void emitter.on('change', listener),
    emit: (change) => void emitter.emit('change', change),
  }
}
