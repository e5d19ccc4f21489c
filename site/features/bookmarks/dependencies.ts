import { config } from '../../page/config.ts'
import { loadIndex } from '../../page/load-page.ts'
import { visitorOf } from '../account/visitor.ts'
import { forgetViewer } from '../viewer/load-viewer.ts'
import type { Dependencies } from './answer.ts'

export const bookmarkDependencies: Dependencies = {
  config,
  signedIn: visitorOf,
  index: loadIndex,
  forget: ({ subject }) => forgetViewer(subject),
}
