import type { ContentEntity } from '../../entity.ts'
import { kind } from '../../store/kinds.ts'
import type { ContentKind } from '../content-actions.ts'
import { assetKind, entryKind } from '../content-kinds.ts'
import type { Scope } from '../context.ts'
import { touched } from '../lifecycle.ts'
import type { Release } from './kinds.ts'

/** Exists only in its release; publishing the release changes the draft. */
export const ownContents = ({ sys }: Release, { type }: ContentKind) =>
  kind<ContentEntity>(`${type} of release ${sys.id}`)

/** Copies the release into the drafts, to publish it. */
export function applyContents({ twin, place, now }: Scope, release: Release) {
  for (const kind of [entryKind, assetKind]) {
    for (const { sys, fields, metadata } of twin.store.list(ownContents(release, kind), place)) {
      const draft = twin.store.get(kind.drafts, place, sys.id)
      if (draft) twin.store.put(kind.drafts, place, touched({ ...draft, fields, metadata }, now))
    }
    forgetOwn({ twin, place }, kind, release)
  }
}

export function forgetContents(scope: Pick<Scope, 'twin' | 'place'>, release: Release) {
  for (const kind of [entryKind, assetKind]) forgetOwn(scope, kind, release)
}

function forgetOwn({ twin, place }: Pick<Scope, 'twin' | 'place'>, kind: ContentKind, release: Release) {
  const own = ownContents(release, kind)
  for (const { sys } of twin.store.list(own, place)) twin.store.remove(own, place, sys.id)
}
