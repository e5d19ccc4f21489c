import { afterAll, beforeEach } from 'vitest'
import * as apply from '../commands/apply/run.ts'
import { changesFolder, talks } from './changes-folder.ts'
import { recorder, startSpaces } from './space.ts'

export async function talkSpaces() {
  const spaces = await startSpaces()
  const first = () => changesFolder({ '0001-talks': talks })
  let folder = first()
  await apply.run({ config: spaces.config, folder, yes: true }, recorder().io)
  spaces.keep()
  beforeEach(() => {
    spaces.restore()
    folder = first()
  })
  afterAll(() => spaces.close())
  return {
    ...spaces,
    get folder() {
      return folder
    },
  }
}
