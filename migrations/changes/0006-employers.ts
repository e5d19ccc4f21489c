import { type After, change } from '../engine/vocabulary.ts'
import type previous from './0005-course-page.ts'
import { employers } from './0006-employers/employers.ts'

export default change('Employers', (model: After<typeof previous>) =>
  model.createContentType('employers', employers).acceptBeside('employers', 'advertisementsList'),
)
