import { config } from '../../base/config.ts'
import { loadIndex } from '../../content/delivery/load-page.ts'
import { visitorOf } from '../account/visitor.ts'
import { forgetViewer } from '../viewer-data/load-viewer.ts'
import type { Dependencies } from './answer.ts'

export const bookmarkDependencies: Dependencies = {
  config,
  signedIn: visitorOf,
  index: loadIndex,
  forget: ({ subject }) => forgetViewer(subject),
}
